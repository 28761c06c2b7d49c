/**
 * Filled-in forms, and the expected results (specification 3, 5 and 7; decisions: construction inquiry, impact form
 * lists).
 */
/** A text, an option's value, the labels of checkboxes, or true for a ticked checkbox. */
export type Answer = string | string[] | true;

export interface Enquiry {
  id: string;
  route: string;
  anchor: string;
  source: string;
  idPrefix: string;
  /** What is typed and chosen; phone numbers in various spellings. */
  answers: Record<string, Answer>;
  /** The values that are stored differently from how they were typed. */
  stored: Record<string, unknown>;
  /** Parameters of the mails (specification 7.2) in addition to those of every form. */
  confirmation: Record<string, string>;
  notification: Record<string, string>;
}

export const CONSTRUCTION: Enquiry = {
  id: 'construction',
  route: '/services/construction',
  anchor: '#project-inquiry',
  source: 'construction',
  idPrefix: 'KILELE-',
  answers: {
    name: 'Achieng Barasa',
    email: 'achieng@example.com',
    phone: '0712 345-678',
    projectType: 'farm-building',
    budget: '2m-10m',
    location: 'Ruiru',
    description: 'A store for forty tonnes of maize.',
  },
  stored: { phone: '+254712345678' },
  confirmation: {
    project_type: 'Farm or storage building',
    budget: 'KES 2 to 10 million',
    location: 'Ruiru',
    message: 'A store for forty tonnes of maize.',
  },
  notification: {
    order_items: 'Farm or storage building',
    total_amount: 'KES 2 to 10 million',
    delivery_address: 'Ruiru',
    order_notes: 'A store for forty tonnes of maize.',
  },
};

export const IMPACT: Enquiry = {
  id: 'impact',
  route: '/impact',
  anchor: '#support-mission',
  source: 'impact',
  idPrefix: 'KILELE-',
  answers: {
    fullName: 'Makena Kiptoo',
    email: 'makena@example.com',
    phone: '+254 (712) 345678',
    location: 'Nakuru',
    partnerType: 'Volunteer Opportunities',
    interests: ['Youth Mentorship', 'Leadership Development'],
    message: 'Two Saturdays a month.',
  },
  stored: { phone: '+254712345678' },
  confirmation: {
    company_name: 'Individual',
    partner_type: 'Volunteer Opportunities',
    interests: 'Youth Mentorship, Leadership Development',
    location: 'Nakuru',
    message: 'Two Saturdays a month.',
  },
  notification: {
    order_items: 'Youth Mentorship, Leadership Development',
    total_amount: 'Volunteer Opportunities',
    delivery_address: 'Nakuru',
    order_notes: 'Two Saturdays a month.',
  },
};

export const CAREERS: Enquiry = {
  id: 'careers',
  route: '/careers',
  anchor: '#expert-application',
  source: 'career',
  idPrefix: 'KILELE-CAREER-',
  answers: {
    fullName: 'Baraka Wekesa',
    email: 'Baraka@Example.com',
    phone: '712345678',
    location: 'Eldoret',
    profession: 'smart-home-engineer',
    experience: '3-5',
    certifications: 'EPRA T3',
    availability: '2-weeks',
    coverLetter: 'Nine estates wired, all of them lit.',
    documents: 'cv.pdf',
    privacyConsent: true,
  },
  stored: { email: 'baraka@example.com', phone: '+254712345678', portfolio: null },
  confirmation: {
    profession: 'Smart Home Engineer',
    experience: '3–5 years',
    certifications: 'EPRA T3',
    availability: 'In two weeks',
    portfolio: 'None',
    document_info: 'cv.pdf (1 kB)',
    location: 'Eldoret',
    message: 'Nine estates wired, all of them lit.',
  },
  notification: {
    order_items: 'Smart Home Engineer',
    total_amount: '3–5 years',
    delivery_address: 'Eldoret',
    order_notes: 'Nine estates wired, all of them lit.',
  },
};
