import { iconPaths, type IconName } from './paths';

interface IconProps {
  name: IconName;
  /** Side in pixels; 20 beside text, 24 alone. */
  size?: number;
  className?: string | undefined;
}

/** An icon of the set, in the colour of the text beside it, hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
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
      aria-hidden
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
