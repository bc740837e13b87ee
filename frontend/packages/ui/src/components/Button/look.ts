import classes from './Button.module.css';

export type Look = {
  look?: 'primary' | 'default' | 'soft' | 'quiet' | 'link' | 'danger' | 'danger-outline' | 'warning' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
};

/** The attributes that dress a button or a link; both look the same on purpose. */
export const dress = ({ look = 'default', size = 'medium', wide = false }: Look) => ({
  className: classes.button,
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
});
