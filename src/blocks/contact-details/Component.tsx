import type { BlockProps } from '../../contracts/content.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './contact-details.module.css';

/** Departments with their phone numbers, beside an invitation to call, the address and the opening hours. */
export default function ContactDetails(block: BlockProps<'contact-details'>) {
  const { id, tone, heading, departments, quote } = block;
  return (
    <Section id={id} tone={tone} className={styles.contact}>
      {heading && <Heading heading={heading} className={styles.heading} />}
      {departments && <Departments departments={departments} level={heading ? 3 : 2} />}
      {quote && (
        <div className={styles.quote} data-tone="accent">
          <p>{quote.text}</p>
          <Button action={quote.action} />
        </div>
      )}
      <Place {...block} />
    </Section>
  );
}

interface DepartmentsProps {
  departments: NonNullable<BlockProps<'contact-details'>['departments']>;
  level: 2 | 3;
}

function Departments({ departments, level }: DepartmentsProps) {
  const Name = `h${level}` as const;
  return (
    <ul className={styles.departments}>
      {departments.map(({ name, text, phone, link, icon }) => (
        <li key={name}>
          <Name>{name}</Name>
          {text && <p>{text}</p>}
          <Link link={link} label={phone} className={styles.phone}>
            <Icon name={icon ?? 'phone'} />
            {phone}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Place({ heading, addressTitle, address, hoursTitle, hours }: BlockProps<'contact-details'>) {
  const Title = heading ? 'h3' : 'h2';
  if (!address && !hours) return null;
  return (
    <div className={styles.place}>
      {address && (
        <div>
          {addressTitle && <Title>{addressTitle}</Title>}
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      )}
      {hours && (
        <div>
          {hoursTitle && <Title>{hoursTitle}</Title>}
          <dl>
            {hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
