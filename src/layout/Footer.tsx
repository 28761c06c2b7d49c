import type { SiteData } from '../contracts/site-data.ts';
import { Drawing } from '../ui/Drawing.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/link/Link.tsx';
import { ariaCurrent } from './current.ts';
import styles from './Footer.module.css';

interface FooterProps {
  data: SiteData;
  /** The main path of the current page; links to it are marked. Undefined for the footer that most pages share. */
  current?: string;
}

/** The footer of every page (specification 2.3). */
export function Footer({ data, current = '' }: FooterProps) {
  const { logo, footer } = data.navigation;
  return (
    <footer data-tone="ink" className={styles.footer}>
      <div className={styles.company}>
        <Link link={logo.link} label={logo.alt} className={styles.logo}>
          <Drawing drawing={logo.onDark} label={logo.alt} />
        </Link>
        <p>{footer.blurb}</p>
        <Contact data={data} />
      </div>
      <div className={styles.lists}>
        {footer.lists.map((list) => (
          <nav key={list.title} aria-label={list.title}>
            <h2>{list.title}</h2>
            <Links links={list.links} data={data} current={current} />
          </nav>
        ))}
      </div>
      <LastLine data={data} current={current} />
    </footer>
  );
}

function Contact({ data: { site, navigation } }: { data: SiteData }) {
  return (
    <div className={styles.contact}>
      <h2>{navigation.footer.contactTitle}</h2>
      <address>
        <Link link={`mailto:${site.email}`} label={site.email} />
        <Link link={`tel:${site.phoneLink}`} label={site.phone} />
        <span>{site.city}</span>
      </address>
      <h2>{navigation.footer.socialTitle}</h2>
      <ul className={styles.social}>
        {site.social.map((page) => (
          <li key={page.label}>
            <Link link={page.link} label={page.label}>
              <Icon name={page.icon} />
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastLine({ data, current }: Required<FooterProps>) {
  const { navigation, site, words } = data;
  const { copyright, credit, legal } = navigation.footer;
  return (
    <div className={styles.last}>
      {site.notice && <p className={styles.notice}>{site.notice}</p>}
      <p>{copyright}</p>
      <nav aria-label={words.footerMenu}>
        <Links links={[...legal, credit]} data={data} current={current} />
      </nav>
    </div>
  );
}

function Links({ links, data, current }: Required<FooterProps> & { links: { label: string; link: string }[] }) {
  return (
    <ul>
      {links.map((entry) => (
        <li key={entry.label}>
          <Link link={entry.link} label={entry.label} aria-current={ariaCurrent(data, entry.link, current)} />
        </li>
      ))}
    </ul>
  );
}
