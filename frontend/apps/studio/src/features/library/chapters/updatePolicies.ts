import { IconBolt, IconGitPullRequest, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UpdatePolicy } from '../types';

export const updatePolicies = ['automatic', 'proposed', 'locked'] as const satisfies readonly UpdatePolicy[];

export const policyIcons = { automatic: IconBolt, proposed: IconGitPullRequest, locked: IconLock } as const;

/** How a new version reaches booklets, as a form offers it. */
export const usePolicyChoices = () => {
  const { t } = useTranslation('library');
  return updatePolicies.map((policy) => ({
    value: policy,
    label: t(`chapters.policy.${policy}.label`),
    description: t(`chapters.policy.${policy}.text`),
  }));
};
