const { dataset } = document.documentElement;

const way = (to: string | undefined) => new URL(to || './', document.baseURI);

/** `/l/slug/`: what all versions of the booklet share. */
export const root = () => way(dataset.root);

/** Where the booklet is entered in the language that is read. */
export const entry = () => way(dataset.entry);

/** The folder of the edition that is read. */
export const bundle = () => way(dataset.bundle);

/** Its name: the beginning of the hash of its files. */
export const bundleName = () => bundle().pathname.split('/').at(-2) ?? '';

export const locale = () => dataset.edition ?? document.documentElement.lang;

/** Under which name this device keeps something of this booklet. */
export const nameFor = (what: string) => `livretier:${root().pathname}:${what}`;
