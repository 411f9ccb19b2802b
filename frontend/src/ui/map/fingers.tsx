import styles from './SchemeMap.module.css';

/**
 * Whether the map is moved by a finger, not by a mouse. Leaflet's `dragging` is off then: one finger over the map moves the page, two
 * of them move and zoom the map.
 */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Says how the map is moved, to those who have no mouse. */
export const Fingers = () =>
  isTouched() ? <p className={styles.fingers}>Карту двигают двумя пальцами</p> : null;
