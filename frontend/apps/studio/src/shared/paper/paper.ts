import '@livretier/blocks/styles.css';
import './fonts.css';

/** The class of what is drawn as in a booklet that chose no theme. */
export const paper = 'lvb-page';
