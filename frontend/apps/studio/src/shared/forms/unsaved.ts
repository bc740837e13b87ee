type Ask = () => Promise<boolean>;

const questions = new Set<Ask>();

/** What must be asked before the screen is left, until the function that this gives is called. */
export const guardUnsaved = (question: Ask) => {
  questions.add(question);
  return () => void questions.delete(question);
};

/** For what leaves the screen by a call to the server: asks first when something would be lost. */
export const mayLeave = async () => {
  for (const ask of [...questions]) if (!(await ask())) return false;
  return true;
};
