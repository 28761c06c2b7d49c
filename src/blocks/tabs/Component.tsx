import type { BlockProps } from '../../contracts/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { Panel } from './Panel.tsx';
import styles from './tabs.module.css';
import { useTabs } from './useTabs.ts';

/**
 * Tabs that show one topic at a time (specification 2.7, 2.10, 2.11); without a script all topics are shown, one below
 * the other.
 */
export default function Tabs(block: BlockProps<'tabs'>) {
  const { blockKey, id, tone, variant = 'showcase', heading, label, tabs, ask } = block;
  const { current, chosen, strip, choose, onKeyDown } = useTabs(tabs.map((tab) => tab.id));
  const tabId = (index: number) => `${blockKey}-tab-${index}`;
  const panelId = (index: number) => `${blockKey}-panel-${index}`;
  return (
    <Section id={id} tone={tone} className={styles.tabs}>
      {heading && <Heading heading={heading} />}
      <div ref={strip} role="tablist" aria-label={label} className={styles.strip} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-selected={index === current}
            aria-controls={panelId(index)}
            tabIndex={index === current ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div className={chosen ? `${styles.panels} ${styles.chosen}` : styles.panels}>
        {tabs.map((tab, index) => (
          // The anchor is in the document even while its panel is hidden, so that links to the tab work.
          <div key={tab.id} id={tab.id} className={styles.place}>
            <div
              role="tabpanel"
              id={panelId(index)}
              aria-labelledby={tabId(index)}
              tabIndex={tab.actions ? undefined : 0}
              hidden={index !== current}
              className={`${styles.panel} ${styles[variant]}`}
            >
              <Panel tab={tab} ask={ask} level={heading ? 3 : 2} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
