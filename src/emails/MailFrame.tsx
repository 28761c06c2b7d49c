import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { SiteSettings } from '../generated/types.ts';
import type { mailStyle } from './mail-style.ts';

/** Invisible characters after the preview text, so that mail programs do not append the start of the mail to it. */
const FILLER = '\u00a0\u200c'.repeat(60);

interface FrameProps {
  site: SiteSettings;
  style: ReturnType<typeof mailStyle>;
}

function Footer({ site, style }: FrameProps) {
  const { legalName, address, phone, phoneLink, email, url } = site;
  const link = { className: 'm-muted', style: style.smallLink };
  return (
    <>
      <Hr className="m-line" style={style.rule} />
      <Text className="m-muted" style={style.small}>
        {'{reason}'}
      </Text>
      <Text className="m-muted" style={style.small}>
        {legalName}
        <br />
        {address.join(', ')}
        <br />
        <Link {...link} href={`tel:${phoneLink}`}>
          {phone}
        </Link>
        {' · '}
        <Link {...link} href={`mailto:${email}`}>
          {email}
        </Link>
        {' · '}
        <Link {...link} href={url}>
          {new URL(url).host}
        </Link>
      </Text>
    </>
  );
}

/** A complete mail, with placeholders that the server fills in. */
export function MailFrame({ site, style }: FrameProps) {
  return (
    <Html lang={site.language}>
      <Head>
        <title>{'{subject}'}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <style>{style.rules}</style>
      </Head>
      <Body className="m-ground" style={style.ground}>
        <div style={style.hidden}>
          {'{preview}'}
          {FILLER}
        </div>
        <Container width={560} style={style.container}>
          <Button href={site.url} style={style.wordmark}>
            {site.name}
          </Button>
          <Heading className="m-heading m-text" style={style.heading}>
            {'{heading}'}
          </Heading>
          {'{content}'}
          <Footer site={site} style={style} />
        </Container>
      </Body>
    </Html>
  );
}
