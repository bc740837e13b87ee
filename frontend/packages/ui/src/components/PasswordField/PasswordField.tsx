import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { type FieldProps, field, fieldClasses } from '../fields/field';
import fields from '../fields/fields.module.css';
import { Icon } from '../Icon/Icon';
import classes from './PasswordField.module.css';

type Props = FieldProps & Omit<PasswordInputProps, keyof FieldProps | 'classNames' | 'leftSection'>;

const Eye = ({ reveal }: { reveal: boolean }) => <Icon of={reveal ? IconEyeOff : IconEye} />;

export const PasswordField = ({ label, hint, error, optional, ...rest }: Props) => {
  const labels = useLabels();
  const [visible, { toggle }] = useDisclosure(false);
  return (
    <PasswordInput
      {...rest}
      {...field({ label, hint, error, optional })}
      aria-invalid={Boolean(error) || undefined} // the kit says it of its other fields only
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{ 'aria-label': visible ? labels.hidePassword : labels.showPassword }}
      visibilityToggleFocusable
      leftSection={<Icon of={IconLock} />}
      classNames={{ ...fieldClasses, innerInput: fields.innerInput, visibilityToggle: classes.toggle }}
    />
  );
};
