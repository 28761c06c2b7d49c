/* Written by scripts/generate.ts: every file below this folder. */
import type { Check } from '../check.ts';
import { check as emptyParts } from './empty-parts.ts';
import { check as authors } from './entries/authors.ts';
import { check as copiedEntries } from './entries/copied-entries.ts';
import { check as dates } from './entries/dates.ts';
import { check as employment } from './entries/employment.ts';
import { check as entryHeads } from './entries/entry-heads.ts';
import { check as entryTexts } from './entries/entry-texts.ts';
import { check as featured } from './entries/featured.ts';
import { check as people } from './entries/people.ts';
import { check as publishing } from './entries/publishing.ts';
import { check as readingTime } from './entries/reading-time.ts';
import { check as spellings } from './entries/spellings.ts';
import { check as status } from './entries/status.ts';
import { check as summaries } from './entries/summaries.ts';
import { check as tags } from './entries/tags.ts';
import { check as files } from './files.ts';
import { check as autofill } from './forms/autofill.ts';
import { check as fieldKinds } from './forms/field-kinds.ts';
import { check as fieldRules } from './forms/field-rules.ts';
import { check as formFields } from './forms/form-fields.ts';
import { check as labels } from './forms/labels.ts';
import { check as limits } from './forms/limits.ts';
import { check as newsletter } from './forms/newsletter.ts';
import { check as optionRanges } from './forms/option-ranges.ts';
import { check as options } from './forms/options.ts';
import { check as privacyLines } from './forms/privacy-lines.ts';
import { check as recipients } from './forms/recipients.ts';
import { check as requiredList } from './forms/required-list.ts';
import { check as sources } from './forms/sources.ts';
import { check as statedLimits } from './forms/stated-limits.ts';
import { check as success } from './forms/success.ts';
import { check as swappedOptions } from './forms/swapped-options.ts';
import { check as unheardAnswers } from './forms/unheard-answers.ts';
import { check as webhookHosts } from './forms/webhook-hosts.ts';
import { check as webhooks } from './forms/webhooks.ts';
import { check as footer } from './frame/footer.ts';
import { check as logoGrounds } from './frame/logo-grounds.ts';
import { check as menuLabels } from './frame/menu-labels.ts';
import { check as menus } from './frame/menus.ts';
import { check as quickActions } from './frame/quick-actions.ts';
import { check as links } from './links.ts';
import { check as linksInTime } from './links-in-time.ts';
import { check as details } from './mails/details.ts';
import { check as mailHeads } from './mails/mail-heads.ts';
import { check as mailWords } from './mails/mail-words.ts';
import { check as mails } from './mails/mails.ts';
import { check as optionLabels } from './mails/option-labels.ts';
import { check as requests } from './mails/requests.ts';
import { check as anchors } from './pages/anchors.ts';
import { check as applyLinks } from './pages/apply-links.ts';
import { check as calendars } from './pages/calendars.ts';
import { check as chartDescriptions } from './pages/chart-descriptions.ts';
import { check as chartUnits } from './pages/chart-units.ts';
import { check as chartsOfTables } from './pages/charts-of-tables.ts';
import { check as copiedTexts } from './pages/copied-texts.ts';
import { check as deadEnds } from './pages/dead-ends.ts';
import { check as documentLinks } from './pages/document-links.ts';
import { check as entryPaths } from './pages/entry-paths.ts';
import { check as figureLabels } from './pages/figure-labels.ts';
import { check as frames } from './pages/frames.ts';
import { check as headings } from './pages/headings.ts';
import { check as mainButtons } from './pages/main-buttons.ts';
import { check as mapPlaces } from './pages/map-places.ts';
import { check as orphans } from './pages/orphans.ts';
import { check as pageTexts } from './pages/page-texts.ts';
import { check as repeatedItems } from './pages/repeated-items.ts';
import { check as repeatedLabels } from './pages/repeated-labels.ts';
import { check as sectionCounts } from './pages/section-counts.ts';
import { check as sections } from './pages/sections.ts';
import { check as specialPages } from './pages/special-pages.ts';
import { check as titlePairs } from './pages/title-pairs.ts';
import { check as misspeltPaths } from './paths/misspelt-paths.ts';
import { check as moved } from './paths/moved.ts';
import { check as routes } from './paths/routes.ts';
import { check as pictureCopies } from './pictures/picture-copies.ts';
import { check as pictureFiles } from './pictures/picture-files.ts';
import { check as pictures } from './pictures/pictures.ts';
import { check as doubledSigns } from './placeholders/doubled-signs.ts';
import { check as incompletePlaceholders } from './placeholders/incomplete-placeholders.ts';
import { check as unknownPlaceholders } from './placeholders/unknown-placeholders.ts';
import { check as references } from './references.ts';
import { check as repeatedDocuments } from './repeated-documents.ts';
import { check as richTexts } from './rich-texts.ts';
import { check as schemaLines } from './schema-lines.ts';
import { check as secrets } from './secrets.ts';
import { check as altTexts } from './site/alt-texts.ts';
import { check as brand } from './site/brand.ts';
import { check as companyNames } from './site/company-names.ts';
import { check as contact } from './site/contact.ts';
import { check as contrast } from './site/contrast.ts';
import { check as country } from './site/country.ts';
import { check as countsInWords } from './site/counts-in-words.ts';
import { check as domains } from './site/domains.ts';
import { check as durations } from './site/durations.ts';
import { check as factPhrases } from './site/facts/fact-phrases.ts';
import { check as factUnits } from './site/facts/fact-units.ts';
import { check as factValues } from './site/facts/fact-values.ts';
import { check as factWords } from './site/facts/fact-words.ts';
import { check as facts } from './site/facts/facts.ts';
import { check as factsAlike } from './site/facts/facts-alike.ts';
import { check as moneyOfFacts } from './site/facts/money-of-facts.ts';
import { check as proofs } from './site/facts/proofs.ts';
import { check as feedPage } from './site/feed-page.ts';
import { check as fonts } from './site/fonts.ts';
import { check as hours } from './site/hours.ts';
import { check as hoursInTexts } from './site/hours-in-texts.ts';
import { check as integrations } from './site/integrations.ts';
import { check as placeholderWords } from './site/placeholder-words.ts';
import { check as repeatedPictures } from './site/repeated-pictures.ts';
import { check as settings } from './site/settings.ts';
import { check as typedContact } from './site/typed-contact.ts';
import { check as unseenShapes } from './site/unseen-shapes.ts';
import { check as tableRows } from './tables/table-rows.ts';
import { check as tableTotals } from './tables/table-totals.ts';
import { check as tables } from './tables/tables.ts';
import { check as unused } from './unused.ts';
import { check as acts } from './words/acts.ts';
import { check as beginnings } from './words/beginnings.ts';
import { check as daysOver } from './words/days-over.ts';
import { check as fullStops } from './words/full-stops.ts';
import { check as lengths } from './words/lengths.ts';
import { check as linkKinds } from './words/link-kinds.ts';
import { check as linkLabels } from './words/link-labels.ts';
import { check as mailAddresses } from './words/mail-addresses.ts';
import { check as money } from './words/money.ts';
import { check as namesInTitles } from './words/names-in-titles.ts';
import { check as numbering } from './words/numbering.ts';
import { check as pastedAddresses } from './words/pasted-addresses.ts';
import { check as pointingTexts } from './words/pointing-texts.ts';
import { check as properNames } from './words/proper-names.ts';
import { check as prose } from './words/prose.ts';
import { check as quotationMarks } from './words/quotation-marks.ts';
import { check as sameWords } from './words/same-words.ts';
import { check as scripts } from './words/scripts.ts';
import { check as speltElsewhere } from './words/spelt-elsewhere.ts';
import { check as textRules } from './words/text-rules.ts';
import { check as titles } from './words/titles.ts';
import { check as vagueLinks } from './words/vague-links.ts';

/** All rules that check what schemas cannot express. */
export const checks: Check[] = [
  emptyParts,
  authors,
  copiedEntries,
  dates,
  employment,
  entryHeads,
  entryTexts,
  featured,
  people,
  publishing,
  readingTime,
  spellings,
  status,
  summaries,
  tags,
  files,
  autofill,
  fieldKinds,
  fieldRules,
  formFields,
  labels,
  limits,
  newsletter,
  optionRanges,
  options,
  privacyLines,
  recipients,
  requiredList,
  sources,
  statedLimits,
  success,
  swappedOptions,
  unheardAnswers,
  webhookHosts,
  webhooks,
  footer,
  logoGrounds,
  menuLabels,
  menus,
  quickActions,
  links,
  linksInTime,
  details,
  mailHeads,
  mailWords,
  mails,
  optionLabels,
  requests,
  anchors,
  applyLinks,
  calendars,
  chartDescriptions,
  chartUnits,
  chartsOfTables,
  copiedTexts,
  deadEnds,
  documentLinks,
  entryPaths,
  figureLabels,
  frames,
  headings,
  mainButtons,
  mapPlaces,
  orphans,
  pageTexts,
  repeatedItems,
  repeatedLabels,
  sectionCounts,
  sections,
  specialPages,
  titlePairs,
  misspeltPaths,
  moved,
  routes,
  pictureCopies,
  pictureFiles,
  pictures,
  doubledSigns,
  incompletePlaceholders,
  unknownPlaceholders,
  references,
  repeatedDocuments,
  richTexts,
  schemaLines,
  secrets,
  altTexts,
  brand,
  companyNames,
  contact,
  contrast,
  country,
  countsInWords,
  domains,
  durations,
  factPhrases,
  factUnits,
  factValues,
  factWords,
  facts,
  factsAlike,
  moneyOfFacts,
  proofs,
  feedPage,
  fonts,
  hours,
  hoursInTexts,
  integrations,
  placeholderWords,
  repeatedPictures,
  settings,
  typedContact,
  unseenShapes,
  tableRows,
  tableTotals,
  tables,
  unused,
  acts,
  beginnings,
  daysOver,
  fullStops,
  lengths,
  linkKinds,
  linkLabels,
  mailAddresses,
  money,
  namesInTitles,
  numbering,
  pastedAddresses,
  pointingTexts,
  properNames,
  prose,
  quotationMarks,
  sameWords,
  scripts,
  speltElsewhere,
  textRules,
  titles,
  vagueLinks,
];
