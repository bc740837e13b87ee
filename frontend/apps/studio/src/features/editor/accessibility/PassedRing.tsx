import classes from './Accessibility.module.css';

/** How much of what was looked at is right; the sentence beside it says the same. */
export const PassedRing = ({ passed, checked }: { passed: number; checked: number }) => (
  <svg className={classes.ring} viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="19" />
    <circle cx="22" cy="22" r="19" pathLength={checked} strokeDasharray={`${passed} ${checked}`} />
    <text x="22" y="22">
      {passed}
    </text>
  </svg>
);
