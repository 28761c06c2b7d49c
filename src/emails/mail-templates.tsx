/**
 * Templates for the parts of mails. The build renders them; the server assembles mails from them and fills in the
 * placeholders.
 */
import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactElement } from 'react';
import type { MailTemplates } from '../contracts/server-config.ts';
import type { SiteSettings, Theme } from '../generated/types.ts';
import { MailFrame } from './MailFrame.tsx';
import { mailStyle } from './mail-style.ts';

/** The placeholder for the rows of a table. React allows no text directly inside a table. */
const ROWS = <tr />;
/** The same placeholder as HTML. */
export const ROWS_HTML = '<tr></tr>';

/** All templates, styled with a site's theme and with the company's details. */
export function mailTemplates(site: SiteSettings, theme: Theme): Record<keyof MailTemplates, ReactElement> {
  const style = mailStyle(theme);
  return {
    frame: <MailFrame site={site} style={style} />,
    paragraph: (
      <Text className="m-text" style={style.paragraph}>
        {'{text}'}
      </Text>
    ),
    quote: (
      <table role="presentation" className="m-raised" cellPadding={0} cellSpacing={0} style={style.quote}>
        <tbody>
          <tr>
            <td style={style.quoteInside}>
              <Text className="m-muted" style={style.quoteLabel}>
                {'{label}'}
              </Text>
              <Text className="m-text" style={style.quoteText}>
                {'{value}'}
              </Text>
            </td>
          </tr>
        </tbody>
      </table>
    ),
    details: (
      <table className="m-line" width="100%" cellPadding={0} cellSpacing={0} style={style.details}>
        <tbody>{ROWS}</tbody>
      </table>
    ),
    detail: (
      <tr>
        <th scope="row" className="m-cell m-label m-muted m-line" style={style.label}>
          {'{label}'}
        </th>
        <td className="m-cell m-value m-text m-line" style={style.value}>
          {'{value}'}
        </td>
      </tr>
    ),
    button: (
      <Button className="m-button" href="{link}" style={style.button}>
        {'{label}'}
      </Button>
    ),
    link: (
      <Text className="m-text" style={style.linkLine}>
        <Link className="m-link" href="{link}" style={style.link}>
          {'{label}'}
        </Link>
      </Text>
    ),
    closing: (
      <Text className="m-text" style={style.closing}>
        {'{lines}'}
      </Text>
    ),
  };
}
