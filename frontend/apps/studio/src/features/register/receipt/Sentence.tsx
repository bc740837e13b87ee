import { paper } from '@/shared/paper/paper';
import type { Receipt } from '../api';
import classes from './ReceiptSheet.module.css';
import { statementOf } from './statement';

/** What was acknowledged, word for word, on the paper of booklets; French below another language. */
export const Sentence = ({ receipt }: { receipt: Receipt }) => (
  <blockquote className={`${paper} ${classes.sentence}`}>
    <p lang={receipt.locale}>{statementOf(receipt).sentence}</p>
    {receipt.sentence_in_french && (
      <p lang="fr" className={classes.french}>
        {receipt.sentence_in_french}
      </p>
    )}
  </blockquote>
);
