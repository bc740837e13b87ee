/** What the panel beside a screen has to know: the path of its route, as tutorials name it, and what it is called. */
export type HelpPanelProps = { screen: string; name: string | undefined; onClose: () => void };
