import styles from './SchemeMap.module.css';

/**
 * Whether the map is moved by a finger, not by a mouse. Leaflet's `dragging` is off then: one finger over the map moves the page, two
 * of them move and zoom the map.
 */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Explains how to move the map on a touch screen. */
export const Fingers = () =>
  isTouched() ? <p className={styles.fingers}>Карту двигают двумя пальцами</p> : null;
