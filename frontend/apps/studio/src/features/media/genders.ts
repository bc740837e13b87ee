/** How French agrees with each kind of file. */
export const genders = { image: 'feminine', video: 'feminine', document: 'masculine', audio: 'masculine' } as const;
