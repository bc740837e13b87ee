/** What can be changed beside the account. */
export type SheetName = 'email' | 'password' | 'secondFactor' | 'recoveryCodes' | 'removal';
