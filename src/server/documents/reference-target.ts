/** Whether a document names a place in the network or on the computer it lies on. */

/** A letter of a drive, as in `C:`; some programs write `C|`. */
const DRIVE = /^[a-z](?:[:|]?$|[:|]\/)/i;
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
/** Paths of older Macs, as in `Macintosh HD:Users:amina:Normal.dotm`. */
const MAC_PATH = /^(?:macintosh hd|[^:/]+:users|[^:/]+:applications):[^/]*$/i;
/** Schemes by which nothing is fetched: parts of the same mail, people. */
const NOWHERE = /^(?:cid|about|mailto|tel):/i;
/** Addresses that are programs, or that a system hands to one of its own. */
const SCRIPT =
  /^(?:javascript|livescript|vbscript|wscript|data|mhtml|mk|its|res|jar|hcp|shell|search|search-ms|ldaps?|onenote|view-source|ms-[a-z0-9-]+):/i;
/** Programs on the reader's computer. */
const PROGRAM_FILE = /^file:.*\.(?:exe|scr|cpl|msi|msc|bat|cmd|ps1|vbs|vbe|wsf|hta|lnk|jar|reg|inf|scf)$/i;

/** A place without what does not count: control characters and blanks around it, backslashes, bytes as numbers. */
function plain(place: string): string {
  return place
    .replace(/%([0-9a-f]{2})/gi, (_whole, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('\\', '/');
}

function hasHost(file: string): boolean {
  if (!file.startsWith('//')) return false;
  const rest = file.slice(2);
  // A third slash begins a path, and a fourth a share.
  if (rest.startsWith('/')) return rest.startsWith('//');
  return !DRIVE.test(rest) && !/^localhost(?:\/|$)/i.test(rest);
}

/** Whether a place is a share of another computer: to look there tells it who asks, with a hash of the password. */
export function isShare(place: string): boolean {
  const path = plain(place);
  if (path.startsWith('//') || /^(?:smb|cifs|nfs|dav|davs):/i.test(path)) return true;
  return /^file:/i.test(path) && hasHost(path.slice('file:'.length));
}

/** Whether a place is on another computer, by any scheme. */
export function isElsewhere(place: string): boolean {
  if (isShare(place)) return true;
  const path = plain(place);
  return SCHEME.test(path) && !/^file:/i.test(path) && !NOWHERE.test(path) && !MAC_PATH.test(path);
}

/** Whether a link starts a program instead of leading somewhere. */
export function isScriptAddress(place: string): boolean {
  const path = plain(place);
  return SCRIPT.test(path) || PROGRAM_FILE.test(path);
}
