/** What the address of a link may carry. */
export const tokenOf = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {};
