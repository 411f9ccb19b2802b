import styles from './SchemeMap.module.css';

/**
 * Whether the screen is a touch screen. Leaflet's `dragging` is off then: one finger scrolls the page, two fingers move and
 * zoom the map.
 */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Explains how to move the map on a touch screen. */
export const Fingers = () =>
  isTouched() ? <p className={styles.fingers}>Карту двигают двумя пальцами</p> : null;
