/* Written by scripts/generate.ts from schemas/. Change the schemas, not this file. */
import type {
  Chart,
  Deliverable,
  DocumentFile,
  Drawing,
  EmailButton,
  EmailParam,
  Entry,
  Figure,
  FigureStatus,
  Option,
  Picture,
  QuotedFact,
  Rule
} from '../contracts/resolved.ts';

/**
 * The first day on which visitors see this: year-month-day, in the time zone of the company. A time can follow, as in 2026-12-01T08:00. Without it they see it at once.
 */
export type PublishFrom = string;
/**
 * The last day on which visitors see this: year-month-day, in the time zone of the company. With a time, as in 2026-12-24T18:00, they see it until then.
 */
export type PublishUntil = string;
/**
 * A paragraph. **bold** makes words bold, [words](/path) makes a link, {{facts.name}} quotes a figure.
 */
export type RichText = string;
/**
 * One or more paragraphs, each a text of its own.
 *
 * @minItems 1
 */
export type Paragraphs = RichText[];
/**
 * The role in the company.
 */
export type JobTitle = string;
/**
 * Where a link leads: a path of this site (/contact), a place on a page (#form, /careers#form), a phone (tel:), an e-mail address (mailto:), another site (https:// or www.), a dialog (modal:name), or back: for the page before. Empty or # shows the coming-soon message.
 */
export type Link = string;
/**
 * Figures and names that are quoted on pages as {{facts.name}}. Each stands here once.
 */
export type Facts = Record<
  string,
  {value: string; meaning: string; period?: string; source?: string; status?: FigureStatus; group?: string}
>;
/**
 * What each picture in images/ shows. The name on the left is the file name without its ending.
 */
export type ImageCatalogue = Record<string, {alt: string; decoration?: true; focus: [number, number]; color: string}>;
/**
 * The path of a page of this site.
 */
export type OwnPath = string;
/**
 * The name of an icon from the Lucide set (lucide.dev/icons).
 */
export type Icon = string;
/**
 * Buttons, the most important first.
 *
 * @minItems 1
 * @maxItems 4
 */
export type Actions = Action[];
/**
 * The address of the public site, without a slash at the end. The setting SITE_URL of the server wins over it.
 */
export type WebsiteAddress = string;
/**
 * Where submissions are sent.
 */
export type InboxForEnquiries = string;
/**
 * The number for WhatsApp as its links want it: country code and number, digits only. Links are written https://wa.me/{{site.whatsapp}}?text=… with %20 for each space.
 */
export type WhatsAppNumber = string;
/**
 * The postal address, a line each.
 *
 * @minItems 1
 *
 * Items: A line of the address.
 */
export type PostalAddress = string[];
/**
 * Opening hours, a line each.
 *
 * Items: One line of the opening hours.
 */
export type OpeningHours = {
  /**
   * The days.
   */
  days: string;
  /**
   * The hours, or that it is closed.
   */
  time: string;
}[];
/**
 * A name for this place on the page, so that links can lead to it with #name. Lower-case letters, digits and hyphens.
 */
export type Anchor = string;
/**
 * The ground the section stands on: plain paper, soft sand, dark ink or the accent colour.
 */
export type Tone = 'paper' | 'sand' | 'ink' | 'accent';

export interface Schemas {
  content: Content;
  blocks: BlockTypes;
}
export interface Content {
  articles: Article;
  categories: Category;
  faqs: Faq;
  leaders: Leader;
  openings: Opening;
  projects: Project;
  documents: PdfDocument;
  emails: Email;
  facts: Facts;
  forms: Form;
  images: ImageCatalogue;
  integrations: Integrations;
  messages: Messages;
  modals: Modal;
  navigation: Navigation;
  options: OptionList;
  outlines: Outline;
  pages: Page;
  routes: Routes;
  'server-messages': ServerMessages;
  site: SiteSettings;
  theme: Theme;
}
/**
 * An article of the blog. The file name is the last part of its address.
 */
export interface Article {
  /**
   * published: everybody can read it. draft: nobody can.
   */
  status: 'published' | 'draft';
  publishFrom?: PublishFrom;
  publishUntil?: PublishUntil;
  /**
   * The title.
   */
  title: string;
  /**
   * Two sentences that invite to read it.
   */
  excerpt: string;
  /**
   * The text, section by section. A published article needs it.
   *
   * @minItems 1
   */
  body?: ArticleSection[];
  /**
   * Its theme: a file in collections/categories/.
   */
  category: CategoryItem;
  /**
   * Words to find it by.
   *
   * @minItems 1
   *
   * Items: A word.
   */
  tags?: string[];
  /**
   * Who wrote it.
   */
  author: {
    /**
     * The name.
     */
    name: string;
    /**
     * The role.
     */
    role: string;
    bio?: RichText;
    /**
     * A picture from site-config/images/.
     */
    picture?: Picture;
  };
  /**
   * The day it was published: year-month-day.
   */
  published: string;
  /**
   * The day of the last change: year-month-day.
   */
  modified?: string;
  /**
   * A picture from site-config/images/.
   */
  picture: Picture;
  /**
   * Minutes it takes to read.
   */
  readMinutes: number;
  /**
   * Shows it in the carousel at the top of the blog.
   */
  featured?: boolean;
  /**
   * Its place in the carousel: small numbers first.
   */
  featuredOrder?: number;
  /**
   * What search engines and shared links show.
   */
  seo: {
    /**
     * The title in the browser tab and in search results.
     */
    title: string;
    /**
     * One or two sentences.
     */
    description: string;
    /**
     * What the article is about, a few words each, for search engines and shared links. Without them the tags are used.
     *
     * @minItems 1
     *
     * Items: A key word.
     */
    keywords?: string[];
  };
}
/**
 * A section of an article. Its parts are shown in the order in which they are listed here.
 */
export interface ArticleSection {
  /**
   * Its heading. Leave it out at the beginning of an article, and where a section continues the one before it.
   */
  heading?: string;
  text?: Paragraphs;
  /**
   * A list.
   *
   * @minItems 1
   */
  points?: RichText[];
  /**
   * A sentence worth setting apart.
   */
  quote?: string;
  /**
   * A table.
   */
  table?: {
    /**
     * What it shows.
     */
    caption: string;
    /**
     * The heads of the columns.
     *
     * @minItems 1
     *
     * Items: A head.
     */
    columns: string[];
    /**
     * The rows.
     *
     * @minItems 1
     */
    rows: string[][];
    /**
     * Where the figures come from.
     */
    note?: string;
  };
  /**
   * A picture with its caption.
   */
  figure?: {
    /**
     * A picture from site-config/images/.
     */
    picture: Picture;
    /**
     * What it shows.
     */
    caption: string;
  };
  /**
   * Figures drawn: the drawing, its description and its table are made of the same rows.
   */
  chart?: Chart;
  /**
   * A document to download, a file in documents/. Its title, length, size and day are shown.
   */
  document?: DocumentFile;
}
/**
 * A theme of the blog.
 */
export interface Category {
  /**
   * Its place in the list: small numbers first.
   */
  order: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * What it is about.
   */
  description: string;
  /**
   * The colour of its label.
   */
  color: 'accent' | 'clay' | 'leaf' | 'sky' | 'sand' | 'ink';
}
/**
 * A question and its answer.
 */
export interface Faq {
  /**
   * Its place in the list: small numbers first.
   */
  order: number;
  /**
   * What it is about.
   */
  category: string;
  /**
   * The question.
   */
  question: string;
  answer: Paragraphs;
}
/**
 * A member of the executive committee. The file name is the last part of the address of the profile.
 */
export interface Leader {
  /**
   * Its place in the list: small numbers first.
   */
  order: number;
  /**
   * The first name, for the button 'About …'.
   */
  firstName: string;
  /**
   * The full name.
   */
  name: string;
  title: JobTitle;
  /**
   * A picture from site-config/images/.
   */
  picture: Picture;
  profileLink?: Link;
  /**
   * An e-mail address that visitors may write to.
   */
  email?: string;
  /**
   * One sentence for search results and shared links, at most 120 characters.
   */
  metaDescription: string;
  bio: Paragraphs;
  /**
   * Areas of expertise.
   *
   * @minItems 1
   *
   * Items: An area.
   */
  expertise: string[];
  /**
   * Technologies this person works with.
   *
   * @minItems 1
   *
   * Items: A technology.
   */
  techStack?: string[];
  /**
   * Key achievements.
   *
   * @minItems 1
   */
  achievements?: RichText[];
  /**
   * Degrees, the latest first.
   *
   * @minItems 1
   *
   * Items: A degree.
   */
  education: {
    /**
     * The degree.
     */
    degree: string;
    /**
     * Where it was taken.
     */
    institution: string;
    /**
     * The year.
     */
    year: string;
  }[];
}
/**
 * A position the company wants to fill.
 */
export interface Opening {
  /**
   * Its place in the list: small numbers first.
   */
  order: number;
  publishFrom?: PublishFrom;
  publishUntil?: PublishUntil;
  /**
   * The position.
   */
  title: string;
  /**
   * Where it is.
   */
  location: string;
  /**
   * The kind of contract.
   */
  type: string;
  /**
   * Whether people can apply now.
   */
  available: boolean;
  /**
   * One or two sentences about the work.
   */
  summary: string;
  /**
   * What applicants bring along.
   *
   * @minItems 1
   *
   * Items: A requirement.
   */
  requirements: string[];
  /**
   * The day it was published: year-month-day. An available position needs it: job search engines show no advert without a date.
   */
  published?: string;
  /**
   * The last day on which people can apply, if there is one: year-month-day. Job search engines drop the advert after it.
   */
  closes?: string;
  /**
   * The kind of contract in the words of job search engines.
   */
  employment?: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER' | 'PER_DIEM' | 'OTHER';
}
/**
 * A project to show.
 */
export interface Project {
  /**
   * Its place in the list: small numbers first.
   */
  order: number;
  publishFrom?: PublishFrom;
  publishUntil?: PublishUntil;
  /**
   * Its name.
   */
  title: string;
  /**
   * What kind of project it is.
   */
  category: string;
  /**
   * A picture from site-config/images/.
   */
  picture: Picture;
  description: Paragraphs;
  /**
   * What is special about it.
   *
   * @minItems 1
   */
  highlights: RichText[];
  /**
   * How far it is, such as 'Completed'. Leave it empty to say nothing.
   */
  status?: string;
}
/**
 * A document that visitors download: the build makes a PDF of it at /documents/NAME.pdf.
 */
export interface PdfDocument {
  /**
   * The title, on the cover and in the list of open windows.
   */
  title: string;
  /**
   * What sort of document it is: a few words above the title.
   */
  label: string;
  /**
   * One or two sentences below the title: for whom it is and what it says.
   */
  lead: string;
  /**
   * The day of the last change: year-month-day.
   */
  date: string;
  /**
   * A picture from site-config/images/.
   */
  picture: Picture;
  /**
   * What stands at the foot of each page: {page} is its number, {pages} how many there are.
   */
  pageLabel: string;
  /**
   * Whom to ask, at the end.
   */
  contact: {
    /**
     * Its heading.
     */
    heading: string;
    /**
     * Address, phone and the like, a line each.
     *
     * @minItems 1
     *
     * Items: A line.
     */
    lines: string[];
  };
  /**
   * The text, section by section.
   *
   * @minItems 1
   */
  sections: DocumentSection[];
}
/**
 * A section of a document to download. Its parts are set in the order in which they are listed here.
 */
export interface DocumentSection {
  /**
   * Its heading, which is a bookmark too.
   */
  heading: string;
  /**
   * Begins the section on a page of its own.
   */
  newPage?: boolean;
  /**
   * Paragraphs, as plain text.
   *
   * @minItems 1
   *
   * Items: A paragraph.
   */
  text?: string[];
  /**
   * A list.
   *
   * @minItems 1
   *
   * Items: A point.
   */
  points?: {
    /**
     * What it is about, in bold.
     */
    title?: string;
    /**
     * What there is to say.
     */
    text: string;
  }[];
  /**
   * Figures, large, two beside each other.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A figure.
   */
  figures?: {
    /**
     * The figure, quoted from facts.json.
     */
    value: string;
    /**
     * What it counts, over which time, by whose records.
     */
    label: string;
  }[];
  /**
   * A table.
   */
  table?: {
    /**
     * What it shows.
     */
    caption: string;
    /**
     * The heads of the columns.
     *
     * @minItems 1
     * @maxItems 5
     *
     * Items: A head.
     */
    columns: string[];
    /**
     * The rows.
     *
     * @minItems 1
     */
    rows: string[][];
    /**
     * Where the figures come from.
     */
    note?: string;
  };
}
/**
 * A mail that goes out for a submission: its text and its look come from this one file.
 */
export interface Email {
  /**
   * Who gets it: the submitter, at the address typed into the form, or the company, at the recipients of the form. Anybody can type in somebody else's address, so a mail to the submitter quotes only answers chosen from lists, the reference number and the time, never words of the visitor.
   */
  to: 'submitter' | 'company';
  /**
   * The subject line. {{params.name}} quotes a line of params.
   */
  subject: string;
  /**
   * What mail programs show beside the subject before the mail is opened; without it, the first paragraph.
   */
  preview?: string;
  /**
   * The heading of the mail.
   */
  heading: string;
  /**
   * The text below the heading, a paragraph each.
   *
   * @minItems 1
   *
   * Items: A paragraph. {{params.name}} quotes a line of params.
   */
  paragraphs: string[];
  /**
   * A table of what was answered, a line each. Answers that are empty are left out.
   *
   * @minItems 1
   *
   * Items: A line of the table.
   */
  details?: {
    /**
     * What stands before the answer.
     */
    label: string;
    /**
     * The field of the form, or submissionId (the reference number) or timestamp. Left out of the mail when it is empty.
     */
    field: string;
  }[];
  /**
   * An answer that is quoted in full, with its line breaks: what somebody wrote to the company.
   */
  quote?: {
    /**
     * What stands before the answer.
     */
    label: string;
    /**
     * The field of the form, or submissionId (the reference number) or timestamp. Left out of the mail when it is empty.
     */
    field: string;
  };
  /**
   * Where the reader can go. The first is a button, the others are links below it.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: A button: with link it opens a page, with reply it begins an answer to the visitor.
   */
  buttons?: EmailButton[];
  /**
   * The last words, a line each.
   *
   * @minItems 1
   *
   * Items: A line.
   */
  closing?: string[];
  /**
   * Small, at the very end: why somebody gets this mail. Below it stand name, address, phone and e-mail of the company, from site.json.
   */
  reason: string;
  /**
   * The message that the browser writes to its console when it could not send the mail.
   */
  failure?: string;
  /**
   * The name of the template at the mail service.
   */
  templateId: string;
  /**
   * What the mail service is told of the submission, and what the texts below may quote. Each line: a name, and where its value comes from.
   */
  params: Record<string, EmailParam>;
}
/**
 * A form: its fields, rules, messages and what happens when it is sent.
 */
export interface Form {
  /**
   * submission: an enquiry or application. subscription: a newsletter sign-up.
   */
  kind: 'submission' | 'subscription';
  /**
   * The name under which submissions are stored.
   */
  source: string;
  /**
   * The beginning of the reference number.
   */
  idPrefix: string;
  /**
   * The heading above the form.
   */
  title?: string;
  intro?: RichText;
  /**
   * The fields from top to bottom.
   *
   * @minItems 1
   *
   * Items: A field of the form.
   */
  fields: {
    /**
     * The name under which the value is stored.
     */
    name: string;
    /**
     * What kind of field it is.
     */
    kind: 'text' | 'email' | 'phone' | 'url' | 'textarea' | 'select' | 'checkboxes' | 'checkbox' | 'file';
    /**
     * The label above the field.
     */
    label: string;
    /**
     * Help below the label.
     */
    hint?: string;
    /**
     * An example inside the empty field.
     */
    placeholder?: string;
    /**
     * How wide it is on large screens.
     */
    width?: 'half' | 'full';
    /**
     * What the browser may fill in by itself.
     */
    autocomplete?: string;
    /**
     * For select and checkboxes: the list of options, a file in options/.
     */
    options?: Option[];
    /**
     * For textarea: how many lines it shows.
     */
    rows?: number;
    /**
     * What must hold for the value.
     *
     * Items: A rule for what is typed into a field, with the message shown when it does not hold.
     */
    rules?: Rule[];
    /**
     * Shows the field only when another field has a value.
     */
    showWhen?: {
      /**
       * The other field.
       */
      field: string;
      /**
       * The value it must have.
       */
      equals: string;
    };
  }[];
  /**
   * The words on the button.
   */
  submitLabel: string;
  /**
   * The words on the button while it is sending.
   */
  submittingLabel: string;
  /**
   * Messages for a form that is not filled in well, in the order of their importance: the first that applies opens in a dialog, or stands below the button where success is shown there too.
   *
   * Items: When a field breaks this rule, the message is shown.
   */
  alerts?: {
    /**
     * The rule.
     */
    rule: 'required' | 'email' | 'phone';
    /**
     * The message, by its name in messages.json.
     */
    message: string;
  }[];
  /**
   * Instead of a dialog: the message above the form when it is not filled in well.
   */
  banner?: string;
  /**
   * Sentences that stand in the banner, below its message, as long as a field breaks a rule.
   *
   * Items: When a field breaks this rule, the message is added.
   */
  bannerNotes?: {
    /**
     * The rule.
     */
    rule: 'required' | 'email' | 'phone';
    /**
     * The message, by its name in messages.json.
     */
    message: string;
  }[];
  /**
   * The message when sending failed.
   */
  failure: string;
  /**
   * What is added to the failure message when nobody answered, or not in time. Enquiries and applications have left a copy on the visitor's device by then, newsletter sign-ups have not.
   */
  offline?: string;
  /**
   * What is shown when the form was sent.
   */
  success: {
    /**
     * A dialog, a screen in place of the form, or a line below the button.
     */
    style: 'dialog' | 'page' | 'inline';
    /**
     * The heading.
     */
    title: string;
    text?: RichText;
    /**
     * The words on the button that closes it.
     */
    button?: string;
    /**
     * Milliseconds until it goes by itself.
     */
    duration: number;
  };
  /**
   * The mails, in the order they are sent. Of a newsletter sign-up: the one with confirmLink asks a new address, one without tells an address that it is on the list already.
   *
   * Items: A mail that is sent for each submission: a file in emails/.
   */
  emails?: string[];
  /**
   * Who in the company gets the mails of this form, each person a mail of their own. Without it, and when no entry fits, they go to the inbox of site.json. Every entry that fits counts: one without "when" always does.
   *
   * @minItems 1
   *
   * Items: Addresses, and when they are written to.
   */
  recipients?: {
    /**
     * The addresses.
     *
     * @minItems 1
     *
     * Items: An e-mail address of the company; {{site.inbox}} quotes the one of site.json.
     */
    to: string[];
    /**
     * Only for submissions with this answer.
     */
    when?: {
      /**
       * The field.
       */
      field: string;
      /**
       * The value of the answer, as it stands in the list of options; of several ticked answers one must be it.
       */
      equals: string;
    };
  }[];
  privacy?: RichText;
}
/**
 * Services that the site works with.
 */
export interface Integrations {
  /**
   * How the browser sends mails.
   */
  emailjs: {
    /**
     * Where mails are sent: empty for this site itself, or the address of the service.
     */
    origin: string;
    /**
     * The public key of the account.
     */
    publicKey: string;
    /**
     * The id of the mail service.
     */
    serviceId: string;
    /**
     * Milliseconds to wait for an answer.
     */
    timeout: number;
  };
  /**
   * Where forms are saved.
   */
  submissionEndpoint: string;
  /**
   * Where newsletter sign-ups are saved.
   */
  subscriptionEndpoint: string;
  /**
   * Milliseconds to wait for an answer until a save counts as failed.
   */
  saveTimeout: number;
  /**
   * For forms with a document: milliseconds without any movement until sending counts as failed. A slow upload that moves goes on.
   */
  uploadTimeout: number;
  /**
   * The call of the mail service on this site.
   */
  emailEndpoint: string;
  /**
   * Where browsers report what the site's safety rules stopped: an address that takes reports (Reporting API). Leave it out if nobody reads them. The server takes a change when it is started again.
   */
  reportsTo?: string;
  /**
   * How many confirmations go out at most, so that nobody can have strangers flooded through our forms. Beyond that submissions are still stored and the company is still told. What is left out has its usual value.
   */
  confirmations?: {
    /**
     * For one visitor, as far as the network tells visitors apart: people in one office or on one phone network may count as one. Usually 20 and 60.
     */
    perClient?: {
      /**
       * Within an hour.
       */
      hour: number;
      /**
       * Within a day.
       */
      day: number;
    };
    /**
     * To one address, in whatever way it is spelt. Usually 5 and 10.
     */
    perAddress?: {
      /**
       * Within an hour.
       */
      hour: number;
      /**
       * Within a day.
       */
      day: number;
    };
    /**
     * To everybody together. Usually 300 and 2000.
     */
    inAll?: {
      /**
       * Within an hour.
       */
      hour: number;
      /**
       * Within a day.
       */
      day: number;
    };
  };
  /**
   * Sites whose content may be embedded in a frame, such as maps. Browsers refuse all others.
   *
   * Items: The beginning of the address, up to the name of the site.
   */
  frameOrigins: string[];
  /**
   * Systems outside this site that are told of each enquiry as it arrives: a CRM, an automation, a chat. LEADS.md says how to set one up.
   *
   * Items: One system that is told.
   */
  webhooks?: {
    /**
     * What you call it, in lists and alarms. Calls that wait are kept under this name, so do not change it lightly.
     */
    name: string;
    /**
     * The address that the system gave you for incoming webhooks. It begins with https://.
     */
    url: string;
    /**
     * The forms whose enquiries are handed over, by the names of their files. Left out: all forms except newsletters.
     *
     * @minItems 1
     *
     * Items: The name of a file in forms/, without its ending.
     */
    forms?: string[];
    /**
     * The name of the setting of the server that holds the secret to sign with. Never the secret itself: this file is not the place for it.
     */
    secret: string;
    /**
     * The answers that are handed over, by the names of their fields. Left out: all of them. Name only what the system needs.
     *
     * @minItems 1
     *
     * Items: The name of a field of one of the forms.
     */
    fields?: string[];
    /**
     * true: the system stands in your own network, so its address may be a private one and may begin with http://. Ask a developer first.
     */
    allowPrivate?: boolean;
  }[];
  /**
   * How people come on the list of the newsletter and leave it. Needed as soon as a form is a newsletter sign-up.
   */
  newsletter?: {
    /**
     * Where the link in a mail confirms.
     */
    confirmEndpoint: string;
    /**
     * Where the link in a mail leaves the list.
     */
    leaveEndpoint: string;
    /**
     * For how many days the link in a mail confirms.
     */
    confirmWithinDays: number;
    /**
     * How many mails about sign-ups go out in an hour, whoever asks. Beyond it visitors are asked to come again later.
     */
    mailsAnHour: number;
    /**
     * How many sign-ups an hour one visitor, or all who share a connection, may send.
     */
    signUpsAnHour: number;
    /**
     * The pages that the links lead to. Each should be hidden from search engines.
     */
    pages: {
      confirmed: OwnPath;
      already: OwnPath;
      expired: OwnPath;
      leave: OwnPath;
      left: OwnPath;
    };
  };
}
/**
 * Words of the interface and messages of forms.
 */
export interface Messages {
  words: Words;
  /**
   * Messages of forms. Forms name them by the word on the left.
   */
  messages: Record<string, string>;
}
/**
 * Words on buttons and for screen readers. Every one is needed.
 */
export interface Words {
  /**
   * The first link of every page, for people who use the keyboard.
   */
  skipToContent: string;
  /**
   * The button that opens the menu on phones.
   */
  menu: string;
  /**
   * The button that closes the menu on phones.
   */
  closeMenu: string;
  /**
   * The name of the main menu, for screen readers.
   */
  mainMenu: string;
  /**
   * The name of the thin top menu, for screen readers.
   */
  topMenu: string;
  /**
   * The name of the footer menus, for screen readers.
   */
  footerMenu: string;
  /**
   * The search button.
   */
  search: string;
  /**
   * The words above the field of the search panel.
   */
  searchLabel: string;
  /**
   * What stands in the empty field of the search.
   */
  searchHint: string;
  /**
   * Said while the search looks.
   */
  searchLoading: string;
  /**
   * How many pages were found; {count} is the number and {query} what was typed.
   */
  searchCount: string;
  /**
   * The same for a single page; {query} is what was typed.
   */
  searchOne: string;
  /**
   * Said when nothing was found; {query} is what was typed.
   */
  searchNone: string;
  /**
   * What visitors can do when nothing was found.
   */
  searchAdvice: string;
  /**
   * The search: only words were typed that are listed in navigation.json under 'commonWords'. {query} is what was typed.
   */
  searchTooCommon: string;
  /**
   * Said when the search cannot be loaded.
   */
  searchFailed: string;
  /**
   * The button that shows more results; {count} is how many are left.
   */
  searchMore: string;
  /**
   * How the search is used by keyboard, on wide screens.
   */
  searchKeys: string;
  /**
   * The box in the search panel that turns the / key on and off: it opens the search from anywhere on a page.
   */
  searchShortcut: string;
  /**
   * What is said of a document to download; {pages} is how many pages it has, {size} how large it is, {date} the day of its last change.
   */
  documentFacts: string;
  /**
   * The kind of a result that belongs to no menu and no theme.
   */
  searchPage: string;
  /**
   * Buttons that close a dialog.
   */
  close: string;
  /**
   * The button of a message.
   */
  ok: string;
  /**
   * The round button at the bottom left.
   */
  quickActions: string;
  /**
   * Said after links that open a new tab.
   */
  newTab: string;
  /**
   * The message of links without a target; {label} is the label of the link.
   */
  comingSoon: string;
  /**
   * Stops the moving pictures.
   */
  pause: string;
  /**
   * Starts the moving pictures.
   */
  play: string;
  /**
   * The name of the slide show, for screen readers.
   */
  slides: string;
  /**
   * The name of the strip of slide buttons, for screen readers.
   */
  chooseSlide: string;
  /**
   * Which slide is shown; {number} and {total} are filled in.
   */
  slideOf: string;
  /**
   * The name of the progress strip, for screen readers.
   */
  readingProgress: string;
  /**
   * Said while a page loads.
   */
  loading: string;
  /**
   * The message when a page cannot be loaded because there is no connection.
   */
  offline: string;
  /**
   * The button that tries again.
   */
  tryAgain: string;
  /**
   * Said by screen readers when the connection is slow and a new page is still on its way.
   */
  pageLoading: string;
  /**
   * Said by screen readers when a new page is there; {title} is its title.
   */
  pageLoaded: string;
  /**
   * The link beside a map.
   */
  openMap: string;
  /**
   * Stands after the label of fields that may stay empty.
   */
  optional: string;
  /**
   * Stands before the page title while a form has errors.
   */
  errorPrefix: string;
  /**
   * The heading of the list of errors of a form.
   */
  errorSummary: string;
  /**
   * The first entry of a list to choose from.
   */
  choose: string;
  /**
   * While a document is on its way; {percent} is how much of it has left.
   */
  uploading: string;
  /**
   * When all of a document has left and the answer is awaited.
   */
  uploadEnding: string;
  /**
   * Below a document that was moved, changed or deleted after it was chosen.
   */
  fileUnreadable: string;
  /**
   * Above a form whose answers were put back after the page was loaded anew.
   */
  draftRestored: string;
  /**
   * Added to it when a document had been chosen, which is never kept.
   */
  draftDocument: string;
  /**
   * The button that takes such answers out again.
   */
  clearForm: string;
  /**
   * The button that takes a chosen document out of its field.
   */
  removeDocument: string;
  /**
   * The button that goes one back.
   */
  previous: string;
  /**
   * The button that goes one on.
   */
  next: string;
  /**
   * The language tag by which dates are written.
   */
  dateLocale: string;
  /**
   * Below a figure that was measured.
   */
  figureResult: string;
  /**
   * Below a figure that is worked towards.
   */
  figureTarget: string;
  /**
   * Below a figure of the market or the country, which others measured.
   */
  figureMarket?: string;
  /**
   * Below a figure; {source} is where it comes from.
   */
  figureSource: string;
  /**
   * Opens the table of a drawn figure.
   */
  asTable: string;
  /**
   * What screen readers call a show of slides.
   */
  carousel: string;
  /**
   * What screen readers call one of its slides.
   */
  slide: string;
}
/**
 * A dialog that opens over a page, by a link modal:name.
 */
export interface Modal {
  /**
   * The heading.
   */
  title: string;
  description?: RichText;
  /**
   * Points, a line each.
   */
  points?: RichText[];
  actions?: Actions;
}
/**
 * A button or link that invites to do something.
 */
export interface Action {
  /**
   * The words on the button.
   */
  label: string;
  link: Link;
  /**
   * How strongly it calls: one primary button a section at most.
   */
  style?: 'primary' | 'secondary' | 'quiet';
  icon?: Icon;
  /**
   * Opens in a new tab. Links to other sites always do.
   */
  newTab?: boolean;
  /**
   * Loads the target page anew instead of changing to it in place.
   */
  reload?: boolean;
  /**
   * Words that screen readers and search engines read after the label, where the label alone does not say where the button leads.
   */
  context?: string;
}
/**
 * Header, footer and the floating menu.
 */
export interface Navigation {
  /**
   * The logo in header and footer.
   */
  logo: {
    /**
     * A drawing from site-config/brand/: an SVG file with a viewBox.
     */
    onLight: Drawing;
    /**
     * A drawing from site-config/brand/: an SVG file with a viewBox.
     */
    onDark: Drawing;
    /**
     * What the logo says.
     */
    alt: string;
    link: Link;
  };
  /**
   * The thin bar at the top of wide screens.
   */
  topBar: MenuLink[];
  /**
   * The main bar, from left to right.
   *
   * @minItems 1
   *
   * Items: A link, or a drop-down menu when it has entries.
   */
  main: {
    /**
     * The words of the entry.
     */
    label: string;
    link?: Link;
    /**
     * The entries of the drop-down menu.
     *
     * @minItems 1
     */
    entries?: MenuLink[];
  }[];
  /**
   * Milliseconds a drop-down menu stays open after the pointer has left it.
   */
  dropdownCloseDelay: number;
  /**
   * Whether the header shows the search button.
   */
  search: boolean;
  /**
   * What the search panel offers besides results.
   */
  searchPanel?: {
    /**
     * The heading above the suggested pages.
     */
    title: string;
    /**
     * Pages shown before anything is typed, and when nothing was found.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: A page that many visitors want.
     */
    suggestions: {
      /**
       * The words of the link.
       */
      label: string;
      link: Link;
    }[];
    /**
     * Words that nearly every page has, such as 'the', in small letters. The search leaves them out of a question, and asks for another word where nothing else was typed.
     *
     * Items: One word in small letters.
     */
    commonWords?: string[];
    /**
     * Where visitors can go on when nothing was found, such as the contact page.
     */
    help: {
      /**
       * The words of the link.
       */
      label: string;
      link: Link;
    };
  };
  /**
   * The footer.
   */
  footer: {
    /**
     * A short text about the company.
     */
    blurb: string;
    /**
     * Lists of links.
     *
     * Items: A list of links.
     */
    lists: {
      /**
       * The heading of the list.
       */
      title: string;
      /**
       * Its links.
       *
       * @minItems 1
       */
      links: MenuLink[];
    }[];
    /**
     * The heading above the contact details.
     */
    contactTitle: string;
    /**
     * The heading above the social links.
     */
    socialTitle: string;
    /**
     * Links in the last line.
     */
    legal: MenuLink[];
    /**
     * The copyright line. {{build.year}} is the year of the build.
     */
    copyright: string;
    /**
     * The credit to the developer.
     */
    credit: {
      /**
       * The words.
       */
      label: string;
      link: Link;
    };
  };
  /**
   * The round button at the bottom left.
   */
  floatingMenu: {
    /**
     * Pixels to scroll before it appears.
     */
    showAfter: number;
    /**
     * Milliseconds between two looks at the scroll position.
     */
    throttle: number;
    /**
     * Its actions.
     *
     * @minItems 1
     *
     * Items: One action of the menu.
     */
    actions: {
      /**
       * What it does, in words.
       */
      label: string;
      icon: Icon;
      /**
       * What happens: scroll to the top, follow a link within the site and then scroll to the top, open a link that leads elsewhere (https: or tel:), or show a message.
       */
      do: 'scroll-to-top' | 'follow-link' | 'open-link' | 'show-message';
      link?: Link;
      /**
       * The message to show.
       */
      message?: string;
      /**
       * A line written to the browser console.
       */
      log?: string;
    }[];
  };
  /**
   * The strip at the top that shows how far a page is read.
   */
  readingProgress: {
    /**
     * Whether it is shown.
     */
    show: boolean;
    /**
     * Milliseconds between two looks at the scroll position.
     */
    throttle: number;
  };
}
/**
 * An entry of a menu.
 */
export interface MenuLink {
  /**
   * The words of the entry.
   */
  label: string;
  link: Link;
  /**
   * A few words below the entry, in drop-down menus.
   */
  description?: string;
  icon?: Icon;
}
/**
 * A list to choose from.
 */
export interface OptionList {
  /**
   * The choices.
   *
   * @minItems 1
   *
   * Items: One choice.
   */
  options: {
    /**
     * What is stored.
     */
    value: string;
    /**
     * What visitors read.
     */
    label: string;
  }[];
}
/**
 * The outline of a land, for drawn maps.
 */
export interface Outline {
  /**
   * The corners of the outline, one after the other: longitude and latitude in degrees, east and north positive.
   *
   * @minItems 3
   */
  points: number[][];
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
}
/**
 * A page: its title for search engines and its sections from top to bottom.
 */
export interface Page {
  /**
   * The title in the browser tab and in search results.
   */
  title: string;
  /**
   * One or two sentences for search results.
   */
  description: string;
  /**
   * site: with header and footer (the usual). bare: the sections alone. overlay: a full-screen notice over an empty page.
   */
  layout?: 'site' | 'bare' | 'overlay';
  /**
   * A picture from site-config/images/.
   */
  image?: Picture;
  publishFrom?: PublishFrom;
  publishUntil?: PublishUntil;
  /**
   * Asks search engines not to list the page, and keeps it out of the search of the site and of the site map.
   */
  hidden?: boolean;
  /**
   * Tells search engines name, address and phone of the company on this page. The home page always does.
   */
  aboutCompany?: boolean;
  /**
   * The sections.
   *
   * @minItems 1
   *
   * Items: A section of a page. Its type decides which other properties it has.
   */
  blocks: Block[];
  /**
   * What differs where the address names an entry of a collection. {{entry.name}} quotes a text of the entry.
   */
  forEntry?: {
    /**
     * The title.
     */
    title: string;
    /**
     * The description.
     */
    description: string;
    /**
     * The property of the entry that holds the picture for shared links.
     */
    image?: string;
  };
}
/**
 * Which path shows which page.
 */
export interface Routes {
  /**
   * All routes.
   *
   * @minItems 1
   *
   * Items: One page and its paths.
   */
  routes: {
    /**
     * The paths. The first is the main one; search engines are told so.
     *
     * @minItems 1
     *
     * Items: A path. {name} stands for a part that comes from a collection.
     */
    paths: string[];
    /**
     * The page to show: a file in pages/.
     */
    page: string;
    /**
     * For a path with {name}: the collection whose entries fill it.
     */
    collection?: string;
    /**
     * For a path with {name}: the page shown when no entry has this name.
     */
    missing?: string;
  }[];
  /**
   * Addresses that have moved: the old path and the one it leads to now. Links and search results that still name the old one go on working.
   */
  moved?: Record<string, string>;
  /**
   * The page for paths that lead nowhere, and for screens that crash.
   */
  notFound: string;
}
/**
 * What the server says when it cannot accept a request, and on pages for browsers without JavaScript.
 */
export interface ServerMessages {
  /**
   * Said when a request cannot be read at all.
   */
  malformed: string;
  /**
   * Said when a request names no form of the site.
   */
  unknownForm: string;
  /**
   * Said when the reference number of a submission has the wrong shape.
   */
  badReference: string;
  /**
   * Said when the time of a submission is no point in time.
   */
  badTimestamp: string;
  /**
   * Stands above the list of fields at fault.
   */
  invalid: string;
  /**
   * Said about an answer that the form does not ask for; {name} is its name.
   */
  unknownField: string;
  /**
   * Said about an answer of the wrong kind, such as a list where a text belongs; {label} is the label of the field.
   */
  wrongKind: string;
  /**
   * Said about an answer that is not in the list to choose from; {label} is the label of the field.
   */
  unknownOption: string;
  /**
   * Said about a document that did not arrive whole; {label} is the label of the field.
   */
  damagedFile: string;
  /**
   * Said about a document whose content is not what its name says; {label} is the label of the field.
   */
  wrongContent: string;
  /**
   * Said about a document with macros or hidden content; {label} is the label of the field.
   */
  unsafeFile: string;
  /**
   * Said beside the document field when looking into the document takes more time or memory than any usual document does. `{label}` is the name of the field.
   */
  tooComplex: string;
  /**
   * Said beside the document field when the virus scanner finds something in it. `{label}` is the name of the field.
   */
  infectedFile: string;
  /**
   * Said about a document in a form that was sent without JavaScript; {label} is the label of the field.
   */
  fileNeedsScript: string;
  /**
   * Stands beside the field of a document when a form comes back to a browser without JavaScript; {label} is the label of the field.
   */
  chooseAgain: string;
  /**
   * Said when a reference number is used again with other answers.
   */
  conflict: string;
  /**
   * Said when a request is too large.
   */
  tooLarge: string;
  /**
   * Said when a request is of a type that is not accepted.
   */
  wrongType: string;
  /**
   * Said when more documents arrive at once than the server can hold; {seconds} is how long to wait.
   */
  busy: string;
  /**
   * Said when somebody sends too much in a short time; {seconds} is how long to wait.
   */
  tooMany: string;
  /**
   * Said when a request comes from another website.
   */
  crossSite: string;
  /**
   * Said when there is nothing at an address.
   */
  notFound: string;
  /**
   * Said when a program asks an address for something that it does not do, such as deleting a page.
   */
  wrongMethod: string;
  /**
   * Said when a request took too long to arrive.
   */
  timedOut: string;
  /**
   * Said when something went wrong on the server.
   */
  failed: string;
  /**
   * Said when the virus scanner does not answer, so that a document can be neither accepted nor refused.
   */
  scannerFailed: string;
  /**
   * Said when a mail is asked for with an unknown account or service.
   */
  unknownMailAccount: string;
  /**
   * Said when a mail is asked for with an unknown template.
   */
  unknownTemplate: string;
  /**
   * Said when a mail is asked for and its submission is not stored.
   */
  unknownSubmission: string;
  /**
   * Said when a mail is asked for and goes to somebody else than the sender of the form or the company.
   */
  wrongRecipient: string;
  /**
   * The heading of the page that names the fields at fault, for browsers without JavaScript.
   */
  problemTitle: string;
  /**
   * What to do on that page.
   */
  goBack: string;
  /**
   * The link below the thanks for a form that was sent without JavaScript.
   */
  backToPage: string;
  /**
   * Stands in /healthz when mails failed for good; {count} is how many.
   */
  alarmDead: string;
  /**
   * Stands in /healthz when a mail has waited for more than an hour; {minutes} is how long.
   */
  alarmWaiting: string;
  /**
   * Stands in /healthz when submissions could not be handed over to another system for good; {count} is how many times.
   */
  alarmCallsDead: string;
  /**
   * Stands in /healthz when a submission has waited for more than an hour to be handed over to another system; {minutes} is how long.
   */
  alarmCallWaiting: string;
  /**
   * Told in /healthz when the clock stands so far after all that is known that nothing is erased by it; {now} is its day, {trusted} the latest day that is known to have been.
   */
  alarmClock: string;
  /**
   * Told in /healthz while the folder for mails cannot be written to; {code} is what the system says.
   */
  alarmOutbox: string;
  /**
   * Told in /healthz when the database does not answer.
   */
  storageAway: string;
  /**
   * Told in /healthz when another program holds the database.
   */
  storageBusy: string;
  /**
   * Told in /healthz when there is no room for the database.
   */
  storageFull: string;
  /**
   * Told in /healthz when the file of the database is not where it was.
   */
  storageMissing: string;
  /**
   * Told in /healthz when the file of the database is another one than before.
   */
  storageReplaced: string;
  /**
   * Told in /healthz when the database may only be read.
   */
  storageReadOnly: string;
  /**
   * Told in /healthz when the database is damaged.
   */
  storageDamaged: string;
  /**
   * Told in /healthz when reading or writing the database fails.
   */
  storageFault: string;
  /**
   * Told in /healthz when the database takes too long to answer.
   */
  storageSlow: string;
  /**
   * The link back to the website on pages for browsers without JavaScript.
   */
  home: string;
}
/**
 * The company and its site.
 */
export interface SiteSettings {
  /**
   * The brand name.
   */
  name: string;
  /**
   * The registered name of the company.
   */
  legalName: string;
  url: WebsiteAddress;
  /**
   * The language of the site, as in en-GB.
   */
  language: string;
  /**
   * How page titles are put together: %s is the title of the page.
   */
  titleTemplate: string;
  /**
   * One sentence about the company, for search engines and the footer.
   */
  description: string;
  /**
   * The public e-mail address.
   */
  email: string;
  inbox: InboxForEnquiries;
  /**
   * The public phone number as people read it.
   */
  phone: string;
  /**
   * The same number for phones: + and digits only.
   */
  phoneLink: string;
  whatsapp?: WhatsAppNumber;
  /**
   * How phone numbers are built where the visitors live: the rule "phone" of forms takes all their spellings and stores one, + with the country code and the digits.
   */
  phoneNumbers: {
    /**
     * The code of the country, digits only.
     */
    countryCode: string;
    /**
     * What stands before a number within the country, in place of the country code; empty where nothing does.
     */
    trunkPrefix: string;
    /**
     * How many digits a number may have behind the country code or the trunk prefix.
     *
     * @minItems 1
     *
     * Items: A number of digits.
     */
    lengths: number[];
    /**
     * The digits that a number typed without country code and trunk prefix may begin with; empty where visitors always type one of both.
     */
    firstDigits: string;
  };
  /**
   * The company's time zone, by its name in the IANA list: times in mails are written as they are there.
   */
  timeZone: string;
  address: PostalAddress;
  /**
   * City and country in one line.
   */
  city: string;
  /**
   * The country of the company as two capital letters, for search engines.
   */
  country: string;
  hours: OpeningHours;
  /**
   * A sentence about the whole site, shown in the footer of every page, such as that its data are samples. Leave it out when nothing needs saying.
   */
  notice?: string;
  /**
   * A picture from site-config/images/.
   */
  image: Picture;
  /**
   * How many pages may open with one picture before the check warns. Leave it out for no limit.
   */
  pagesPerPicture?: number;
  /**
   * Names of places that texts speak of. The check finds words that are nearly one of them. Visitors do not see this list.
   *
   * Items: The name of a place, as it is spelt.
   */
  places?: string[];
  /**
   * Words that the dictionary of the check does not have, such as local ones. Their plurals with s count as well. Visitors do not see this list.
   *
   * Items: A word that is right, although the dictionary does not have it.
   */
  words?: string[];
  /**
   * Pages on social networks.
   *
   * Items: A page of the company on a social network.
   */
  social: {
    /**
     * Its name.
     */
    label: string;
    link: Link;
    icon: Icon;
  }[];
  /**
   * The feed of new articles, for feed readers. Leave it out to have none.
   */
  feed?: {
    /**
     * The page of the blog: a file in pages/. The feed lies beside it as feed.xml and feed.json.
     */
    page: string;
    /**
     * The name of the feed.
     */
    title: string;
    /**
     * What the feed brings.
     */
    description: string;
    /**
     * At most this many articles, the latest first.
     */
    limit: number;
  };
}
/**
 * Colours, type and shape of the whole site.
 */
export interface Theme {
  /**
   * The colours of the brand, by name.
   */
  palette: Record<string, string>;
  /**
   * For each ground: which colours of the palette its surface, texts and lines take.
   */
  tones: {
    paper: GroundColours;
    sand: GroundColours;
    ink: GroundColours;
    accent: GroundColours;
  };
  /**
   * The grounds for visitors whose system is set to dark; a ground that is left out stays as it is by day. Leave all out for a site that is always light.
   */
  dark?: {
    paper?: GroundColours;
    sand?: GroundColours;
    ink?: GroundColours;
    accent?: GroundColours;
    panel?: GroundColours;
  };
  /**
   * The two fonts.
   */
  fonts: {
    display: Font;
    text: Font;
  };
  /**
   * How round corners are.
   */
  radius: string;
  /**
   * The greatest width of the content.
   */
  pageWidth: string;
  /**
   * The pattern on dark grounds: an SVG file in brand/, drawn as a tile 120 wide. Its upper 120 make the band above the footer. Leave it out to have none.
   */
  pattern?: string;
  /**
   * The shape beside lines above headings, points of lists and quotations: its corners, each as per cent from the left and from the top. A dot without it.
   */
  mark?: string;
}
/**
 * The colours on a ground, by their names in the palette.
 */
export interface GroundColours {
  /**
   * The ground itself.
   */
  surface: string;
  /**
   * Cards on the ground.
   */
  raised: string;
  /**
   * Running text.
   */
  text: string;
  /**
   * Less important text.
   */
  muted: string;
  /**
   * Shapes and lines that stand out.
   */
  accent: string;
  /**
   * Links and small marks that must be read.
   */
  link: string;
  /**
   * Thin lines.
   */
  line: string;
  /**
   * The main button.
   */
  button: string;
  /**
   * The words on the main button.
   */
  buttonText: string;
}
/**
 * A font and what stands in for it until it is there.
 */
export interface Font {
  /**
   * The name of the font: one of those in brand/fonts/, or "system" for the one of the device.
   */
  family: string;
  /**
   * Thinnest and boldest weight.
   */
  weights?: string;
  fallback?: FallbackFont;
  boldFallback?: FallbackFont;
}
/**
 * Measures of a font in percent, for one that stands in for it.
 */
export interface FallbackFont {
  /**
   * How wide the font runs, compared with Arial.
   */
  size: number;
  /**
   * Its ascent, divided by that width.
   */
  ascent: number;
  /**
   * Its descent, divided by that width.
   */
  descent: number;
}
export interface BlockTypes {
  accordion: Accordion;
  'article-carousel': ArticleCarousel;
  'article-list': ArticleList;
  article: ArticleBlock;
  banner: Banner;
  calendar: Calendar;
  'call-to-action': CallToAction;
  cards: Cards;
  chart: ChartBlock;
  'contact-details': ContactDetails;
  directory: Directory;
  'error-screen': ErrorScreen;
  figures: FiguresBlock;
  form: FormBlock;
  'hero-carousel': HeroCarousel;
  'leave-list': LeaveList;
  map: MapBlock;
  metrics: Metrics;
  notice: Notice;
  openings: Openings;
  'page-hero': PageHero;
  'picture-pair': PicturePair;
  'plain-text': PlainText;
  profiles: Profiles;
  projects: Projects;
  quote: Quote;
  sheet: Sheet;
  steps: Steps;
  tabs: Tabs;
  'text-section': TextSection;
}
/**
 * Questions that open one at a time.
 */
export interface Accordion {
  /**
   * What kind of section this is.
   */
  type: 'accordion';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * Which entries of collections/faqs/ are shown.
   */
  items?: FaqItem[];
  /**
   * Questions that belong to this section alone. They come after those of the collection, where there are some.
   *
   * @minItems 1
   *
   * Items: A question and its answer.
   */
  questions?: {
    /**
     * The question.
     */
    question: string;
    answer: Paragraphs;
  }[];
  /**
   * Whether the first question is open at the start.
   */
  firstOpen?: boolean;
}
/**
 * The heading of a section, with what belongs to it.
 */
export interface Heading {
  /**
   * A short line above the heading that names the theme.
   */
  eyebrow?: string;
  /**
   * The heading.
   */
  title: string;
  lead?: RichText;
}
/**
 * Featured articles, one at a time.
 */
export interface ArticleCarousel {
  /**
   * What kind of section this is.
   */
  type: 'article-carousel';
  id?: Anchor;
  tone?: Tone;
  /**
   * The main heading of the page, above the carousel.
   */
  title: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  lead?: RichText;
  /**
   * Which entries of collections/articles/ are shown.
   */
  articles: ArticleItem[];
  path: OwnPath;
  /**
   * Milliseconds an article is shown.
   */
  interval: number;
  /**
   * The words on the button.
   */
  readLabel: string;
  /**
   * The reading time. {minutes} stands for the number.
   */
  minutes: string;
}
/**
 * All articles with a filter by theme and pages.
 */
export interface ArticleList {
  /**
   * What kind of section this is.
   */
  type: 'article-list';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * Which entries of collections/articles/ are shown.
   */
  articles: ArticleItem[];
  /**
   * Which entries of collections/categories/ are shown.
   */
  categories: CategoryItem[];
  path: OwnPath;
  /**
   * Articles a page.
   */
  pageSize: number;
  /**
   * Words of the list.
   */
  texts: {
    /**
     * The filter that shows everything.
     */
    all: string;
    /**
     * What the filter is, for screen readers.
     */
    filter: string;
    /**
     * What is shown when a theme has no article.
     */
    empty: string;
    /**
     * The button that shows everything again.
     */
    viewAll: string;
    /**
     * The reading time. {minutes} stands for the number.
     */
    minutes: string;
    /**
     * What the page numbers are, for screen readers.
     */
    pages: string;
    /**
     * A page number, for screen readers. {page} stands for the number.
     */
    page: string;
    /**
     * How many articles are shown, announced to screen readers. {count} stands for the number.
     */
    shown: string;
  };
}
/**
 * The article that the address names.
 */
export interface ArticleBlock {
  /**
   * What kind of section this is.
   */
  type: 'article';
  id?: Anchor;
  /**
   * The entry of collections/articles/ that the address names, if it names one.
   */
  article: ArticleEntry | null;
  /**
   * Which entries of collections/articles/ are shown.
   */
  related: ArticleItem[];
  /**
   * Which entries of collections/articles/ are shown.
   */
  next?: ArticleItem[];
  path: OwnPath;
  /**
   * The address of the site, for links that are shared.
   */
  origin: string;
  /**
   * Words around the article.
   */
  texts: {
    /**
     * The link to the blog.
     */
    back: string;
    /**
     * The reading time. {minutes} stands for the number.
     */
    minutes: string;
    /**
     * The day of the last change. {date} stands for it.
     */
    updated: string;
    /**
     * The button that opens the share menu.
     */
    share: string;
    /**
     * Where it can be shared.
     *
     * @minItems 1
     *
     * Items: A place.
     */
    shareOn: {
      /**
       * Its name.
       */
      label: string;
      icon?: Icon;
      /**
       * The address that shares. {url} and {title} stand for those of the article.
       */
      link: string;
    }[];
    /**
     * The button that copies the address.
     */
    copy: string;
    /**
     * What is said when it was copied.
     */
    copied: string;
    /**
     * What is said when it could not be copied. {url} stands for the address.
     */
    copyFailed: string;
    /**
     * The heading above the list of sections.
     */
    contents: string;
    /**
     * The heading above the author.
     */
    author: string;
    /**
     * The heading above related articles.
     */
    related: string;
    /**
     * Above the article to go on with.
     */
    next?: string;
    /**
     * Below the article to go on with: says that it is a link.
     */
    read?: string;
  };
}
/**
 * A strip that stays at the lower edge of the screen until it is closed.
 */
export interface Banner {
  /**
   * What kind of section this is.
   */
  type: 'banner';
  id?: Anchor;
  publishFrom?: PublishFrom;
  publishUntil?: PublishUntil;
  /**
   * The words.
   */
  text: string;
  action: Action;
  icon: Icon;
  /**
   * Milliseconds after which the icon changes its colour between white and yellow.
   */
  blink: number;
}
/**
 * What happens in which months of a year, line by line, such as a season by crop.
 */
export interface Calendar {
  /**
   * What kind of section this is.
   */
  type: 'calendar';
  id?: Anchor;
  tone?: Tone;
  heading: Heading;
  /**
   * The short names of the twelve months.
   *
   * @minItems 12
   * @maxItems 12
   *
   * Items: A month.
   */
  months: string[];
  /**
   * The stages that every line goes through, in their order.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: A stage.
   */
  stages: string[];
  /**
   * The lines.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A line.
   */
  rows: {
    /**
     * What the line is about.
     */
    label: string;
    /**
     * A few words about it.
     */
    text?: string;
    /**
     * When each stage takes place, in the order of the stages.
     *
     * @minItems 1
     * @maxItems 3
     *
     * Items: The months of a stage.
     */
    spans: {
      /**
       * The number of its first month.
       */
      from: number;
      /**
       * The number of its last month. A stage may go on into the next year.
       */
      to: number;
    }[];
  }[];
  /**
   * A line below: how the calendar is to be read.
   */
  note?: string;
  actions?: Actions;
}
/**
 * A closing invitation.
 */
export interface CallToAction {
  /**
   * What kind of section this is.
   */
  type: 'call-to-action';
  id?: Anchor;
  tone?: Tone;
  ground?: Tone;
  heading: Heading;
  actions: Actions;
  /**
   * band: words over the whole width. split: words beside a picture.
   */
  variant?: 'band' | 'split';
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
}
/**
 * A few cards that lead further.
 */
export interface Cards {
  /**
   * What kind of section this is.
   */
  type: 'cards';
  id?: Anchor;
  /**
   * feature: two large cards with pictures. grid: equal small cards. list: rows. portrait: upright pictures with words below, such as places. mosaic: one large card and smaller ones. collage: pictures of different sizes, placed freely.
   */
  variant?: 'feature' | 'grid' | 'list' | 'portrait' | 'mosaic' | 'collage';
  tone?: Tone;
  heading?: Heading;
  /**
   * The cards.
   *
   * @minItems 1
   *
   * Items: A card.
   */
  cards: {
    /**
     * Its heading.
     */
    title: string;
    text: RichText;
    icon?: Icon;
    /**
     * A picture from site-config/images/.
     */
    picture?: Picture;
    action?: Action;
    /**
     * A short line above its heading.
     */
    label?: string;
    /**
     * What belongs to it, as a list.
     *
     * @minItems 1
     */
    points?: RichText[];
    id?: Anchor;
  }[];
  actions?: Actions;
}
/**
 * Figures drawn: bars, slopes, a hundred windows, a line, or a map with pins.
 */
export interface ChartBlock {
  /**
   * What kind of section this is.
   */
  type: 'chart';
  id?: Anchor;
  tone?: Tone;
  /**
   * beside: the drawing stands beside its heading. below: it takes the whole width below it.
   */
  variant?: 'beside' | 'below';
  heading?: Heading;
  /**
   * Figures drawn: the drawing, its description and its table are made of the same rows.
   */
  chart: Chart;
  /**
   * More drawings in the same section: all stand below the heading, side by side where there is room.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: Figures drawn: the drawing, its description and its table are made of the same rows.
   */
  further?: Chart[];
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
  /**
   * The side on which the words stand. Left when this is left out.
   */
  side?: 'left' | 'right';
  /**
   * A line below: how the figures are to be read.
   */
  note?: string;
  actions?: Actions;
}
/**
 * Phone numbers, address and opening hours.
 */
export interface ContactDetails {
  /**
   * What kind of section this is.
   */
  type: 'contact-details';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * Departments and their numbers.
   *
   * Items: A department.
   */
  departments?: {
    /**
     * Its name.
     */
    name: string;
    /**
     * What it helps with.
     */
    text?: string;
    /**
     * The words of the link: the number as people read it, or such as 'Start a chat'.
     */
    phone: string;
    icon?: Icon;
    link: Link;
  }[];
  /**
   * The invitation to call for a special quote.
   */
  quote?: {
    /**
     * The text.
     */
    text: string;
    action: Action;
  };
  /**
   * The heading above the address.
   */
  addressTitle?: string;
  /**
   * The address, a line each.
   *
   * Items: A line.
   */
  address?: string[];
  /**
   * The heading above the opening hours.
   */
  hoursTitle?: string;
  hours?: OpeningHours;
}
/**
 * Groups of links.
 */
export interface Directory {
  /**
   * What kind of section this is.
   */
  type: 'directory';
  id?: Anchor;
  /**
   * columns: a column of links for each group. grid: links as a grid of small tiles. rows: a row for each link, with its words on the button. large: a few large panels.
   */
  variant?: 'columns' | 'grid' | 'rows' | 'large';
  tone?: Tone;
  heading?: Heading;
  /**
   * The groups.
   *
   * @minItems 1
   *
   * Items: A group.
   */
  groups: {
    /**
     * Its heading.
     */
    title?: string;
    text?: RichText;
    /**
     * Its links.
     *
     * @minItems 1
     *
     * Items: A link.
     */
    links: {
      /**
       * Its words.
       */
      label: string;
      link: Link;
      /**
       * What is found there.
       */
      text?: string;
      icon?: Icon;
      /**
       * For rows: the document that it leads to, a file in documents/. Its cover, length, size and day are shown.
       */
      document?: DocumentFile;
      /**
       * For rows: the words on the button.
       */
      call?: string;
    }[];
  }[];
}
/**
 * The screen for paths that lead nowhere.
 */
export interface ErrorScreen {
  /**
   * What kind of section this is.
   */
  type: 'error-screen';
  id?: Anchor;
  /**
   * The large number.
   */
  code: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * What happened.
   */
  text: string;
  actions: Actions;
  /**
   * The heading above the links.
   */
  linksTitle?: string;
  /**
   * Where else to go.
   */
  links?: MenuLink[];
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
  /**
   * A short line above the code.
   */
  eyebrow?: string;
}
/**
 * Every figure of facts.json that says whether it is a result, a target or the market’s, with what it rests on and the pages that quote it.
 */
export interface FiguresBlock {
  /**
   * What kind of section this is.
   */
  type: 'figures';
  id?: Anchor;
  tone?: Tone;
  /**
   * Which figures: all of them.
   */
  figures: QuotedFact[];
  /**
   * The words around the figures.
   */
  texts: {
    /**
     * The heading of those that were measured.
     */
    results: string;
    /**
     * The heading of those that are worked towards.
     */
    targets: string;
    /**
     * The heading of those that others measured, of the market or the country. Without it, the word below such figures is used.
     */
    market?: string;
    /**
     * Opens the list of pages that quote a figure. {count} stands for their number.
     */
    pages: string;
  };
}
/**
 * A form from forms/, with a heading and a text beside it.
 */
export interface FormBlock {
  /**
   * What kind of section this is.
   */
  type: 'form';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * The form: a file in forms/.
   */
  form: Deliverable<Form>;
  /**
   * panel: the form on a sheet, beside or below its heading. inline: a short form such as a newsletter sign-up, in one line on wide screens.
   */
  variant?: 'panel' | 'inline';
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
}
/**
 * The large slide show at the top of the home page.
 */
export interface HeroCarousel {
  /**
   * What kind of section this is.
   */
  type: 'hero-carousel';
  id?: Anchor;
  /**
   * The slides.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: A slide.
   */
  slides: {
    /**
     * What it is about; also the words on its tab.
     */
    category: string;
    /**
     * The headline.
     */
    title: string;
    /**
     * The line below it.
     */
    subtitle: string;
    /**
     * One or two sentences.
     */
    description: string;
    /**
     * A picture from site-config/images/.
     */
    picture: Picture;
    action: Action;
  }[];
  /**
   * Milliseconds a slide is shown.
   */
  interval: number;
  /**
   * Milliseconds between the signal and the change of slides.
   */
  transitionDelay: number;
  /**
   * Milliseconds the change takes.
   */
  transition: number;
  /**
   * Milliseconds the bar of the active tab takes on wide screens.
   */
  progressDesktop: number;
  /**
   * Milliseconds the bar of the active tab takes on phones.
   */
  progressMobile: number;
}
/**
 * Asks whether to leave the newsletter, with one button. It belongs on the page that integrations.json names: mails lead there.
 */
export interface LeaveList {
  /**
   * What kind of section this is.
   */
  type: 'leave-list';
  id?: Anchor;
  tone?: Tone;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The main heading of the page.
   */
  title: string;
  text: RichText;
  /**
   * The words on the button that leaves the list.
   */
  button: string;
  /**
   * Which address the button asks: leaveEndpoint of integrations.json. Leave it as it is.
   */
  endpoint: string;
  stay?: Action;
}
/**
 * A map of our own. The live map of another site takes its place on a press, and nothing is asked of that site before.
 */
export interface MapBlock {
  /**
   * What kind of section this is.
   */
  type: 'map';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * What the map shows, for screen readers.
   */
  title: string;
  /**
   * Figures drawn: the drawing, its description and its table are made of the same rows.
   */
  drawn?: Chart;
  /**
   * The address of the live map. Its site has to stand in "frameOrigins" of integrations.json.
   */
  embed: string;
  /**
   * The words of the button for the live map: they name the site that it comes from.
   */
  live: string;
  action: Action;
}
/**
 * Figures that matter, large.
 */
export interface Metrics {
  /**
   * What kind of section this is.
   */
  type: 'metrics';
  id?: Anchor;
  /**
   * band: a row of large figures. tiles: figures on tiles of different weight. ledger: a list, figure left, words right.
   */
  variant?: 'band' | 'tiles' | 'ledger';
  tone?: Tone;
  heading?: Heading;
  /**
   * The figures.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A figure.
   */
  items: {
    /**
     * A figure, quoted from facts.json; a word or a sign beside it is shown small. What facts.json says of its period, source and status stands below it.
     */
    value: Figure;
    /**
     * What it counts.
     */
    label: string;
    /**
     * One or two sentences more.
     */
    text?: string;
    icon?: Icon;
  }[];
  /**
   * Where the figures come from.
   */
  note?: string;
  actions?: Actions;
}
/**
 * A full-screen notice with points and buttons.
 */
export interface Notice {
  /**
   * What kind of section this is.
   */
  type: 'notice';
  id?: Anchor;
  /**
   * The heading.
   */
  title: string;
  description: RichText;
  acknowledgement?: RichText;
  /**
   * The points.
   *
   * @minItems 1
   *
   * Items: A point.
   */
  points: {
    /**
     * What it is about.
     */
    title: string;
    text: RichText;
    icon?: Icon;
  }[];
  /**
   * Badges below the points.
   *
   * Items: A badge.
   */
  badges?: string[];
  actions: Actions;
  close: Link;
}
/**
 * Open positions.
 */
export interface Openings {
  /**
   * What kind of section this is.
   */
  type: 'openings';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * Which entries of collections/openings/ are shown.
   */
  openings: OpeningItem[];
  apply: Link;
  /**
   * Words of the list.
   */
  texts: {
    /**
     * The words on the button.
     */
    apply: string;
    /**
     * The mark of a position that is open.
     */
    available: string;
    /**
     * The mark of a position that is not open.
     */
    closed: string;
    /**
     * The heading of positions that are not open, which come after the others.
     */
    closedTitle?: string;
    /**
     * The heading above the requirements.
     */
    requirements: string;
    /**
     * What is shown when no position is open.
     */
    none: string;
  };
}
/**
 * The opening of a page: its main heading, a lead and, if you like, a picture.
 */
export interface PageHero {
  /**
   * What kind of section this is.
   */
  type: 'page-hero';
  id?: Anchor;
  /**
   * split: text beside the picture. cover: text above a wide picture. full: the picture from edge to edge, the text on its calm side. centred: a statement in the middle, with the picture, if any, below. plain: text alone.
   */
  variant?: 'split' | 'cover' | 'full' | 'centred' | 'plain';
  tone?: Tone;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The main heading of the page.
   */
  title: string;
  lead?: RichText;
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
  /**
   * For full: the side of the picture that is calm, where the text stands. Left when this is left out.
   */
  calm?: 'left' | 'right' | 'top' | 'bottom';
  /**
   * For split: the side of the picture; right if left out.
   */
  side?: 'left' | 'right';
  actions?: Actions;
}
/**
 * Two pictures of one thing from one place, such as before and after: a slider uncovers the second.
 */
export interface PicturePair {
  /**
   * What kind of section this is.
   */
  type: 'picture-pair';
  id?: Anchor;
  tone?: Tone;
  /**
   * wide: the pictures fill the page from edge to edge. beside: they stand beside the words.
   */
  variant?: 'wide' | 'beside';
  heading?: Heading;
  text?: Paragraphs;
  /**
   * What the slider does, for screen readers.
   */
  control: string;
  /**
   * The picture on the left.
   */
  first: {
    /**
     * What it is, on the picture.
     */
    label: string;
    /**
     * A picture from site-config/images/.
     */
    picture: Picture;
  };
  /**
   * The picture on the right, taken from the very same place.
   */
  second: {
    /**
     * What it is, on the picture.
     */
    label: string;
    /**
     * A picture from site-config/images/.
     */
    picture: Picture;
  };
  actions?: Actions;
}
/**
 * A line of text and nothing else.
 */
export interface PlainText {
  /**
   * What kind of section this is.
   */
  type: 'plain-text';
  id?: Anchor;
  tone?: Tone;
  /**
   * The text.
   */
  text: string;
}
/**
 * People, each with a profile that opens in a dialog and has an address of its own.
 */
export interface Profiles {
  /**
   * What kind of section this is.
   */
  type: 'profiles';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * Which entries of collections/leaders/ are shown.
   */
  people: LeaderItem[];
  /**
   * The entry of collections/leaders/ that the address names, if it names one.
   */
  selected: LeaderEntry | null;
  path: OwnPath;
  /**
   * Words of cards and profiles.
   */
  texts: {
    /**
     * The words on the button of a card. {firstName} stands for the first name.
     */
    open: string;
    /**
     * The words of the link to the professional network.
     */
    network: string;
    /**
     * The words of the link to write an e-mail.
     */
    email: string;
    /**
     * The heading above the areas of expertise.
     */
    expertise: string;
    /**
     * The heading above the technologies.
     */
    techStack: string;
    /**
     * The heading above the achievements.
     */
    achievements: string;
    /**
     * The heading above the education.
     */
    education: string;
  };
}
/**
 * Projects, one after the other, with pictures.
 */
export interface Projects {
  /**
   * What kind of section this is.
   */
  type: 'projects';
  id?: Anchor;
  tone?: Tone;
  heading?: Heading;
  /**
   * Which entries of collections/projects/ are shown.
   */
  projects: ProjectItem[];
  /**
   * The heading above the highlights.
   */
  highlightsTitle?: string;
  /**
   * The status of finished projects: it gets a mark of its own.
   */
  completedStatus?: string;
  actions?: Actions;
}
/**
 * A sentence that stands for the company.
 */
export interface Quote {
  /**
   * What kind of section this is.
   */
  type: 'quote';
  id?: Anchor;
  tone?: Tone;
  /**
   * The quotation, without quotation marks.
   */
  text: string;
  /**
   * Who said it.
   */
  by?: string;
  /**
   * What they do.
   */
  role?: string;
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
  action?: Action;
}
/**
 * A paper as people receive it, such as a statement or a weekly report, beside words that explain it.
 */
export interface Sheet {
  /**
   * What kind of section this is.
   */
  type: 'sheet';
  id?: Anchor;
  tone?: Tone;
  heading: Heading;
  text?: Paragraphs;
  /**
   * The side on which the paper lies. Right when this is left out.
   */
  side?: 'left' | 'right';
  /**
   * A word stamped on the paper, such as that it is a sample.
   */
  stamp?: string;
  /**
   * The title of the paper.
   */
  title: string;
  /**
   * What the paper is about: period, place, author.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A line of its head.
   */
  facts?: {
    /**
     * What it is.
     */
    label: string;
    /**
     * The answer.
     */
    value: string;
  }[];
  /**
   * Its tables, one below the other.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A table.
   */
  tables: {
    /**
     * The heads of its columns; the first is that of the lines.
     *
     * @minItems 2
     * @maxItems 4
     *
     * Items: The head of a column.
     */
    columns: string[];
    /**
     * Its lines.
     *
     * @minItems 1
     *
     * Items: A line: one text for each column.
     */
    rows: {
      /**
       * The texts of the line, one for each column.
       *
       * @minItems 2
       * @maxItems 4
       *
       * Items: A text of the line.
       */
      cells: string[];
      /**
       * Whether this line sums up the others.
       */
      total?: boolean;
    }[];
  }[];
  /**
   * A remark in the writer’s own words.
   */
  remark?: string;
  /**
   * Who signs it.
   */
  signed?: string;
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
  actions?: Actions;
}
/**
 * What happens one after the other.
 */
export interface Steps {
  /**
   * What kind of section this is.
   */
  type: 'steps';
  id?: Anchor;
  /**
   * row: steps side by side. timeline: steps below one another along a line.
   */
  variant?: 'row' | 'timeline';
  tone?: Tone;
  heading: Heading;
  /**
   * The steps.
   *
   * @minItems 2
   *
   * Items: A step.
   */
  steps: {
    /**
     * What happens.
     */
    title: string;
    text: RichText;
    /**
     * How long it takes, or who does it.
     */
    note?: string;
  }[];
  actions?: Actions;
}
/**
 * A few themes of which one is shown at a time.
 */
export interface Tabs {
  /**
   * What kind of section this is.
   */
  type: 'tabs';
  id?: Anchor;
  /**
   * showcase: text beside a large picture. catalogue: text and a list of products.
   */
  variant?: 'showcase' | 'catalogue';
  tone?: Tone;
  heading?: Heading;
  /**
   * What the tabs choose between, for screen readers.
   */
  label: string;
  /**
   * The themes; the first is shown at the start.
   *
   * @minItems 2
   *
   * Items: A theme.
   */
  tabs: {
    id: Anchor;
    /**
     * The words on the tab.
     */
    label: string;
    icon?: Icon;
    /**
     * Its heading.
     */
    title: string;
    text: Paragraphs;
    /**
     * What it brings.
     *
     * @minItems 1
     */
    points?: RichText[];
    /**
     * A picture from site-config/images/.
     */
    picture?: Picture;
    /**
     * Products.
     *
     * @minItems 1
     *
     * Items: A product.
     */
    products?: {
      /**
       * Its name.
       */
      name: string;
      /**
       * A few words about it.
       */
      text?: string;
      /**
       * How it is sold and how soon it comes.
       */
      terms?: string;
    }[];
    actions?: Actions;
  }[];
  /**
   * A link after each product, which begins an enquiry about it.
   */
  ask?: {
    /**
     * Its words.
     */
    label: string;
    link: Link;
    /**
     * The field of that form which is filled in.
     */
    field: string;
    /**
     * What is written there; {product} is its name.
     */
    text: string;
  };
}
/**
 * Running text with a heading and, if you like, buttons and a picture.
 */
export interface TextSection {
  /**
   * What kind of section this is.
   */
  type: 'text-section';
  id?: Anchor;
  /**
   * centred: one narrow column. split: heading left, text right. columns: text beside a picture.
   */
  variant?: 'centred' | 'split' | 'columns';
  tone?: Tone;
  heading: Heading;
  text: Paragraphs;
  /**
   * A picture from site-config/images/.
   */
  picture?: Picture;
  actions?: Actions;
  /**
   * What belongs to it, as a list below the text.
   *
   * @minItems 1
   *
   * Items: A point.
   */
  points?: {
    /**
     * What it is about.
     */
    title?: string;
    text: RichText;
    icon?: Icon;
  }[];
  /**
   * For columns: the side of the picture; right if left out.
   */
  side?: 'left' | 'right';
}

/** Any block. */
export type Block = BlockTypes[keyof BlockTypes];

/** An entry of collections/articles/. */
export type ArticleEntry = Entry<Article>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type ArticleItem = Omit<ArticleEntry, 'body'>;

/** An entry of collections/categories/. */
export type CategoryEntry = Entry<Category>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type CategoryItem = CategoryEntry;

/** An entry of collections/faqs/. */
export type FaqEntry = Entry<Faq>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type FaqItem = FaqEntry;

/** An entry of collections/leaders/. */
export type LeaderEntry = Entry<Leader>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type LeaderItem = LeaderEntry;

/** An entry of collections/openings/. */
export type OpeningEntry = Entry<Opening>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type OpeningItem = OpeningEntry;

/** An entry of collections/projects/. */
export type ProjectEntry = Entry<Project>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type ProjectItem = ProjectEntry;
