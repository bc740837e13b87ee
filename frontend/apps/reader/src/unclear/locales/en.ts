import type { Words } from './fr';

export const en: Words = {
  unclear: 'I did not understand',
  ask: 'Ask a question',
  noted: 'Noted, without your name.',
  undo: 'Undo',
  missing: 'What is missing?',
  optional: '(optional)',
  question: 'Your question',
  giveName: 'Give my name',
  sees: (manager) => `${manager || 'Your manager'} will see your name.`,
  email: 'Your e-mail, to receive the answer',
  send: 'Send my question',
  sending: 'Sending',
  skip: 'Go on without adding anything',
  goOn: 'Go on',
  close: 'Close',
  empty: 'Write your question.',
  noEmail: 'Check the e-mail address, or clear it.',
  notKept: 'Your question could not be kept on this device. Make some room, then try again.',
  sent: 'Your question is on its way.',
  kept: 'Your question is kept on this device. It will leave as soon as the network is back and this booklet is open.',
  byMail: 'You will be answered by e-mail.',
  here: 'The answer will be shown at the foot of this page.',
  waiting: (count) =>
    count > 1
      ? `${count} questions are kept on this device. They will leave as soon as the network is back.`
      : 'A question is kept on this device. It will leave as soon as the network is back.',
  refused: {
    closed: 'This booklet takes no questions right now. Yours was not sent: here is your text.',
    wrong: 'Your question could not be taken. It was not sent: here is your text.',
  },
  erase: 'Clear this text',
};
