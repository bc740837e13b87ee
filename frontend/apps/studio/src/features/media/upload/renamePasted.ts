import { i18n } from '@/shared/locale/i18n';

/* What every browser calls a picture of the clipboard. */
const nameless = /^image\.(\w+)$/i;
const digits = (date: Date) => date.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** Pictures that were copied have no name of their own: theirs says when they came. */
export const renamePasted = (file: File) => {
  const extension = file.name.match(nameless)?.[1];
  if (!extension) return file;
  return new File([file], `${i18n.t('uploads:pasted')}-${digits(new Date())}.${extension}`, { type: file.type });
};
