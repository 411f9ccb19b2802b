import styles from './SkipLink.module.css';

/** The first link of a page: past the menu to the content. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Перейти к содержанию
  </a>
);
