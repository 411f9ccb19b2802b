import { useEffect, useState } from 'react';

export type Scheme = 'auto' | 'light' | 'dark';
const key = 'shlyah.scheme';
const schemes: readonly string[] = ['auto', 'light', 'dark'];

function storedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(key) ?? '';
    return schemes.includes(stored) ? (stored as Scheme) : 'auto';
  } catch {
    return 'auto';
  }
}

/** The light or dark scheme of the cabinet: the device's, or the user's choice. The site stays light. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(storedScheme);

  useEffect(() => {
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = scheme === 'dark' || (scheme === 'auto' && device.matches);
      document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
    };
    apply();
    device.addEventListener('change', apply);
    return () => {
      device.removeEventListener('change', apply);
      delete document.documentElement.dataset.scheme;
    };
  }, [scheme]);

  return [
    scheme,
    (next) => {
      setScheme(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Kept until the page unloads.
      }
    },
  ];
}
