/** The web app manifest, for adding the site to the home screen. */
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { APP_ICONS } from './app-icons.ts';
import { themeColours } from './theme-colours.ts';

/** @returns JSON */
export function manifest({ data, theme, basePath }: Pick<CompiledSite, 'data' | 'theme' | 'basePath'>): string {
  const { site } = data;
  const { ground } = themeColours(theme);
  const icon = ({ path, size }: { path: string; size: number }) => ({
    src: basePath + path,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [icon(APP_ICONS.small), icon(APP_ICONS.large), { ...icon(APP_ICONS.maskable), purpose: 'maskable' }],
  });
}
