import { iconPaths, type IconName } from './paths';

interface IconProps {
  name: IconName;
  /** Side in pixels; 20 beside text, 24 alone. */
  size?: number;
  /** Only for an icon without text; beside text it is hidden from screen readers. */
  label?: string;
  className?: string | undefined;
}

/** An icon of the set, in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
