import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../ui/layout/Tabs';
import styles from './QueryTabs.module.css';

interface QueryTabsProps {
  label: string;
  /** `tab` is the value of `?tab=`; the first one stands without it. */
  tabs: readonly { tab: string; label: ReactNode; content: ReactNode }[];
}

/** Tabs that are addresses, `?tab=…`, with the content of the one that is open. */
export function QueryTabs({ label, tabs }: QueryTabsProps) {
  const [query] = useSearchParams();
  const open = tabs.find(({ tab }) => tab === query.get('tab')) ?? tabs[0];
  return (
    <>
      <TabLinks
        label={label}
        tabs={tabs.map(({ tab, label: words }) => ({
          to: tab === tabs[0]?.tab ? '?' : `?tab=${tab}`,
          label: words,
          current: tab === open?.tab,
        }))}
      />
      <div key={open?.tab} className={styles.content}>
        {open?.content}
      </div>
    </>
  );
}
