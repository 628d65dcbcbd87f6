import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icons.js';
import './button.css';

/** `act` is for "yours to act" at a table and nothing else; `main` is a screen's one primary action. */
export type ButtonLook = 'act' | 'main' | 'plain' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly wide?: boolean;
}

export function Button({ look = 'plain', icon, wide, children, className, ...rest }: ButtonProps) {
  const classes = ['button', look, wide && 'wide', className].filter(Boolean).join(' ');
  return (
    <button type="button" className={classes} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
  readonly badge?: ReactNode;
}

/** A button that is only a picture; its label is spoken and shown on hover. */
export function IconButton({ icon, label, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={['icon-button', className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
      {badge !== undefined && badge !== 0 && <span className="badge">{badge}</span>}
    </button>
  );
}
