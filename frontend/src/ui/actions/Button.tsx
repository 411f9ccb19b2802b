import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classes } from '../classes';
import { Spinner } from '../feedback/Spinner';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/paths';
import { useHydrated } from '../useHydrated';
import styles from './Button.module.css';

interface Look {
  /** primary: the main action of the screen; secondary: beside it; quiet: in rows and menus; danger: deletes. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small' | 'large';
  icon?: IconName;
  iconAfter?: IconName;
  /** As wide as its container. */
  wide?: boolean;
  /** Where its icon is all that is seen, and the text is its name and tooltip. */
  iconOnly?: 'phones' | 'desks' | undefined;
}

function lookOf({ kind = 'primary', size = 'normal', wide, iconOnly }: Look): string {
  return classes(
    styles.button,
    styles[kind],
    styles[size],
    wide && styles.wide,
    iconOnly === 'phones' && styles.iconOnPhones,
    iconOnly === 'desks' && styles.iconOnDesks,
  );
}

const tooltip = ({ iconOnly }: Look, text: ReactNode): string | undefined =>
  iconOnly && typeof text === 'string' ? text : undefined;

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Work is in progress: further clicks do nothing, the text stays readable. */
  busy?: boolean | undefined;
  /** It works before hydration, and without: a button of a plain form that the browser may send by itself. */
  early?: boolean;
  children: ReactNode;
}

/** A button for actions. For navigation use LinkButton. */
export function Button({
  kind,
  size,
  icon,
  iconAfter,
  wide,
  iconOnly,
  busy,
  early,
  disabled,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated() || early;
  return (
    <button
      type="button"
      title={tooltip({ iconOnly }, children)}
      {...rest}
      // Before hydration the browser itself would send the form, with the password in the address.
      disabled={disabled || !hydrated}
      data-drawn={hydrated ? undefined : true}
      className={lookOf({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }), iconOnly })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Not "disabled": a disabled button loses the focus, and keyboard users their position.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={size === 'small' ? 18 : 20} />}
      <span>{children}</span>
      {iconAfter && !busy && <Icon name={iconAfter} size={18} />}
    </button>
  );
}

export interface LinkButtonProps extends Look {
  to: To;
  /** Carried in the history entry, for instance the page wanted before login. */
  state?: unknown;
  /** Called before going there, e.g. to drop a draft. */
  onClick?: () => void;
  children: ReactNode;
}

/** Looks like a button but is a link, so it can be opened in a new tab. */
export function LinkButton({ to, state, onClick, icon, iconAfter, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} state={state} onClick={onClick} className={lookOf(look)} title={tooltip(look, children)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={18} />}
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** The accessible name of the button. */
  label: string;
}

/** A square button with an icon and an accessible name. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
