type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** What must be asked before the screen is left, until the function that this gives is called. */
export const guardUnsaved = (question: Ask) => {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
};

/** For what leaves the screen by a call to the server: asks first when something on it is not saved. */
export const mayLeave = async () => ask === null || ask();
