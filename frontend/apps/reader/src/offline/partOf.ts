/** The part of a kept file that a player asks for: some play nothing that they cannot have in parts. */
export const partOf = async (answer: Response, range: string | null) => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (!from) return answer;
  const whole = await answer.blob();
  const first = Number(from);
  const last = Math.min(to ? Number(to) : whole.size, whole.size - 1);
  if (first > last) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${whole.size}` } });
  return new Response(whole.slice(first, last + 1), {
    status: 206,
    headers: {
      'Content-Range': `bytes ${first}-${last}/${whole.size}`,
      'Content-Type': answer.headers.get('Content-Type') ?? '',
    },
  });
};
