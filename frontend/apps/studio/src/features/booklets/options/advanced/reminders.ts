export const mostReminders = 3;
const [earliest, latest, apart] = [2, 90, 2];

/** Days after the handing over, each at least two after the one before. A day that is not written yet is wrong. */
export const isCalm = (reminders: readonly (number | null)[]) =>
  reminders.every(
    (day, at) =>
      day !== null &&
      Number.isInteger(day) &&
      day >= earliest &&
      day <= latest &&
      (at === 0 || day - (reminders[at - 1] ?? 0) >= apart),
  );

/** The day proposed for one more: three days later, or as late as can be. */
export const nextReminder = (reminders: readonly (number | null)[]) => Math.min((reminders.at(-1) ?? 0) + 3, latest);

/** What is special about a day, seen from the day by which people confirm. */
export const dayCaption = (day: number | null, deadline: number) => {
  if (day === deadline - 1) return 'eve';
  if (day === deadline) return 'deadline';
  return day !== null && day > deadline ? 'late' : 'before';
};
