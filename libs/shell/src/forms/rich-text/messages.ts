import { defineMessages } from 'react-intl';

/** What marks up a text, and asks for a link in it. */
export const richTextMessages = defineMessages({
  tools: { id: 'form.richText.tools', defaultMessage: 'Formatting' },
  bold: { id: 'form.richText.bold', defaultMessage: 'Bold' },
  italic: { id: 'form.richText.italic', defaultMessage: 'Italic' },
  underline: { id: 'form.richText.underline', defaultMessage: 'Underline' },
  heading: { id: 'form.richText.heading', defaultMessage: 'Heading' },
  bulletList: { id: 'form.richText.bulletList', defaultMessage: 'Bulleted list' },
  orderedList: { id: 'form.richText.orderedList', defaultMessage: 'Numbered list' },
  quote: { id: 'form.richText.quote', defaultMessage: 'Quotation' },
  codeBlock: { id: 'form.richText.codeBlock', defaultMessage: 'Code' },
  link: { id: 'form.richText.link', defaultMessage: 'Link' },
  unlink: { id: 'form.richText.unlink', defaultMessage: 'Remove the link' },
  linkAddress: { id: 'form.richText.linkAddress', defaultMessage: 'Address of the link' },
  wrongLink: { id: 'form.richText.wrongLink', defaultMessage: 'This is no address of a page.' },
});
