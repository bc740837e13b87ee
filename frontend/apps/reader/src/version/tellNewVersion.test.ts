import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Online } from './online';
import { tellNewVersion } from './tellNewVersion';

const online = (bundle: string, titles?: string[]): Online => ({
  number: '3.1',
  editions: { 'fr-FR': bundle },
  ...(titles && { changes: { titles, count: 5 } }),
});
const notice = () => document.querySelector('.lvr-notice');

beforeEach(() => {
  document.documentElement.dataset.edition = 'fr-FR';
  document.body.innerHTML = '<div class="lvr-screen"></div>';
});
afterEach(() => localStorage.clear());

describe('the notice of a new version', () => {
  it('says which one, what it changes, and leads to it', () => {
    tellNewVersion(online('new', ['La tenue', 'La paie', 'Les repas']));

    expect(notice()?.textContent).toContain('Le livret a changé\u00a0: la version 3.1 est en ligne.');
    expect(notice()?.textContent).toContain(
      '«\u00a0La tenue\u00a0», «\u00a0La paie\u00a0», «\u00a0Les repas\u00a0» et 2 autres pages.',
    );
    expect(notice()?.querySelector('a')?.textContent).toBe('La lire');
  });

  it('claims no change that it was not told of', () => {
    tellNewVersion(online('new'));

    expect(notice()?.querySelectorAll('p')).toHaveLength(1);
  });

  it('is dismissed for this version, not for the next', () => {
    tellNewVersion(online('new'));
    notice()?.querySelector('button')?.click();
    tellNewVersion(online('new'));
    const dismissed = notice();
    tellNewVersion(online('newer'));

    expect(dismissed).toBeNull();
    expect(notice()).not.toBeNull();
  });
});
