/** Common misspellings of product names, with the correct spelling. */
export const PRODUCT_NAMES: Readonly<Record<string, string>> = {
  ...{ Whatsapp: 'WhatsApp', WhatsAp: 'WhatsApp', Whatsap: 'WhatsApp', Watsapp: 'WhatsApp', Wattsapp: 'WhatsApp' },
  ...{ Youtube: 'YouTube', Linkedin: 'LinkedIn', Tiktok: 'TikTok', Paypal: 'PayPal', Instagramm: 'Instagram' },
  ...{ Mpesa: 'M-Pesa', MPesa: 'M-Pesa', MPESA: 'M-Pesa', Iphone: 'iPhone', Ipad: 'iPad', Icloud: 'iCloud' },
};
