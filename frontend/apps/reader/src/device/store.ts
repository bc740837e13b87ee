/* Where storage is refused, as private windows do, what was kept lives as long as the page. */
const memory = new Map<string, string>();

const written = (name: string) => {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return memory.get(name);
  }
};

/** What this device kept under a name; nothing, if it makes no sense. */
export const recall = <Kept>(name: string): Partial<Kept> => {
  try {
    return Object(JSON.parse(written(name) ?? '{}'));
  } catch {
    return {};
  }
};

export const remember = (name: string, kept: object) => {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    memory.delete(name);
  } catch {
    memory.set(name, JSON.stringify(kept));
  }
};

export const forget = (name: string) => {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

/** Whether what is kept here is still there on the next page. */
export const isKeeping = () => {
  try {
    localStorage.setItem('livretier', '');
    localStorage.removeItem('livretier');
    return true;
  } catch {
    return false;
  }
};
