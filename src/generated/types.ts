/* Written by scripts/generate.ts from schemas/. Change the schemas, not this file. */
import type {EmailParam, FaqItem, FormDefinition, Option, Picture, Rule} from '../shapes.ts';

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
 * Figures and names that are quoted on pages as {{facts.name}}. Each stands here once.
 */
export type Facts = Record<string, {value: string; meaning: string}>;
/**
 * What each picture in images/ shows. The name on the left is the file name without its ending.
 */
export type ImageCatalogue = Record<string, {alt: string; focus: [number, number]; color: string}>;
/**
 * Where a link leads: a path of this site (/contact), a place on a page (#form, /careers#form), a phone (tel:), an e-mail address (mailto:), another site (https:// or www.), a dialog (modal:name), or back: for the page before. Empty or # shows the coming-soon message.
 */
export type Link = string;
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
 * Opening hours, a line each.
 *
 * Items: One line of the opening hours.
 */
export type Hours = {
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
  faqs: Faq;
  emails: Email;
  facts: Facts;
  forms: Form;
  images: ImageCatalogue;
  integrations: Integrations;
  messages: Messages;
  modals: Modal;
  navigation: Navigation;
  options: OptionList;
  pages: Page;
  routes: Routes;
  'server-messages': ServerMessages;
  site: SiteSettings;
  theme: Theme;
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
 * A mail that goes out for a submission.
 */
export interface Email {
  /**
   * The name of the template at the mail service.
   */
  templateId: string;
  /**
   * Who gets it.
   */
  to: 'submitter' | 'company';
  /**
   * What the mail is filled with. Each line: a name, and where its value comes from.
   */
  params: Record<string, EmailParam>;
  /**
   * The subject line. {{params.name}} quotes a line of params.
   */
  subject: string;
  /**
   * The text, a paragraph each.
   *
   * @minItems 1
   *
   * Items: A paragraph. {{params.name}} quotes a line of params.
   */
  body: string[];
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
   * Messages that open in a dialog when the form is not filled in well, in the order of their importance.
   *
   * Items: When a field breaks this rule, the message opens in a dialog; the first that applies is shown.
   */
  alerts?: {
    /**
     * The rule.
     */
    rule: 'required' | 'email' | 'kenyan-phone';
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
   * The message when sending failed.
   */
  failure: string;
  /**
   * The message when there is no connection. The answers are kept and a copy is downloaded.
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
    text: RichText;
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
   * The mails, in the order they are sent.
   *
   * Items: A mail that is sent for each submission: a file in emails/.
   */
  emails?: string[];
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
   * Milliseconds to wait until a save counts as failed.
   */
  saveTimeout: number;
  /**
   * The call of the mail service on this site.
   */
  emailEndpoint: string;
  /**
   * Sites whose content may be embedded in a frame, such as maps. Browsers refuse all others.
   *
   * Items: The beginning of the address, up to the name of the site.
   */
  frameOrigins: string[];
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
   * The message of the search button until search is there.
   */
  searchSoon: string;
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
     * File in public/ for light grounds.
     */
    onLight: string;
    /**
     * File in public/ for dark grounds.
     */
    onDark: string;
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
       * What happens: scroll to the top, follow a link and then scroll to the top, or show a message.
       */
      do: 'scroll-to-top' | 'follow-link' | 'show-message';
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
  /**
   * Asks search engines not to list the page.
   */
  hidden?: boolean;
  /**
   * The sections.
   *
   * @minItems 1
   *
   * Items: A section of a page. Its type decides which other properties it has.
   */
  blocks: Block[];
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
  }[];
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
   * Said about a document in a form that was sent without JavaScript; {label} is the label of the field.
   */
  fileNeedsScript: string;
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
   * Said when a request took too long to arrive.
   */
  timedOut: string;
  /**
   * Said when something went wrong on the server.
   */
  failed: string;
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
  /**
   * The address of the public site, without a slash at the end. The setting SITE_URL of the server wins over it.
   */
  url: string;
  /**
   * The language of the site, as in en-KE.
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
  /**
   * Where submissions are sent.
   */
  inbox: string;
  /**
   * The public phone number as people read it.
   */
  phone: string;
  /**
   * The same number for phones: + and digits only.
   */
  phoneLink: string;
  /**
   * The postal address, a line each.
   *
   * @minItems 1
   *
   * Items: A line of the address.
   */
  address: string[];
  /**
   * City and country in one line.
   */
  city: string;
  hours: Hours;
  /**
   * A picture from site-config/images/.
   */
  image: Picture;
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
    /**
     * The colours on the ground "paper", by their names in the palette.
     */
    paper: {
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
    };
    /**
     * The colours on the ground "sand", by their names in the palette.
     */
    sand: {
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
    };
    /**
     * The colours on the ground "ink", by their names in the palette.
     */
    ink: {
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
    };
    /**
     * The colours on the ground "accent", by their names in the palette.
     */
    accent: {
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
    };
  };
  /**
   * The two faces.
   */
  fonts: {
    /**
     * The face of headlines.
     */
    display: {
      /**
       * The name of the face, or "system" for the one of the device.
       */
      family: string;
      /**
       * Thinnest and boldest weight.
       */
      weights?: string;
    };
    /**
     * The face of running text.
     */
    text: {
      /**
       * The name of the face, or "system" for the one of the device.
       */
      family: string;
      /**
       * Thinnest and boldest weight.
       */
      weights?: string;
    };
  };
  /**
   * How round corners are.
   */
  radius: string;
  /**
   * The greatest width of the content.
   */
  pageWidth: string;
}
export interface BlockTypes {
  accordion: Accordion;
  'call-to-action': CallToAction;
  cards: Cards;
  'contact-details': ContactDetails;
  'error-screen': ErrorScreen;
  form: FormBlock;
  'hero-carousel': HeroCarousel;
  map: MapBlock;
  notice: Notice;
  'page-hero': PageHero;
  'plain-text': PlainText;
  quote: Quote;
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
   * Which questions from collections/faqs/ are shown.
   */
  items: FaqItem[];
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
 * A closing invitation.
 */
export interface CallToAction {
  /**
   * What kind of section this is.
   */
  type: 'call-to-action';
  id?: Anchor;
  tone?: Tone;
  heading: Heading;
  actions: Actions;
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
   * feature: two large cards with pictures. grid: equal small cards. list: rows.
   */
  variant?: 'feature' | 'grid' | 'list';
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
  }[];
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
     * The number as people read it.
     */
    phone: string;
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
  hours?: Hours;
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
  form: FormDefinition;
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
}
/**
 * A map with a plain link beside it.
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
   * The address of the embedded map. Its site has to stand in "frameOrigins" of integrations.json.
   */
  embed: string;
  action: Action;
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
 * The opening of a page: its main heading, a lead and, if you like, a picture.
 */
export interface PageHero {
  /**
   * What kind of section this is.
   */
  type: 'page-hero';
  id?: Anchor;
  /**
   * split: text beside the picture. cover: text on a calm panel over the picture. plain: text alone.
   */
  variant?: 'split' | 'cover' | 'plain';
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
  /**
   * The text.
   */
  text: string;
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
}

/** Any block. */
export type Block = BlockTypes[keyof BlockTypes];
