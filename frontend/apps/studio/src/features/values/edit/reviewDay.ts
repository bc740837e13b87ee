const day = /^\d{4}-\d\d-\d\d$/;

/** What was typed is a day, or nothing. */
export const isDayOrNothing = (text: string) => text === '' || day.test(text);
