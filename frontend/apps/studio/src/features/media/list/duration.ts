const two = (value: number) => String(value).padStart(2, '0');

/** "2:14", and "1:02:14" from an hour on. */
export const duration = (seconds: number) => {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};
