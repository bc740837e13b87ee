import userEvent from '@testing-library/user-event';

const enter = '{Enter}';

/** Somebody at the keyboard, who can `write` a text at once, as one pastes it, and send it by `{Enter}` at its end.
    `type` goes key by key, and the screen is drawn at each: for tests whose subject is keys. */
export const somebody = () => {
  const person = userEvent.setup();
  const write = async (field: Element, text: string) => {
    await person.click(field);
    await person.paste(text.endsWith(enter) ? text.slice(0, -enter.length) : text);
    if (text.endsWith(enter)) await person.keyboard(enter);
  };
  return { ...person, write };
};
