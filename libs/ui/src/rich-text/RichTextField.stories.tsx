import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RichTextField } from '.';
import type { RichTextFieldProps } from '.';

/** Holds the text, as a form would. */
function Held({ value, onChange, ...field }: RichTextFieldProps) {
  const [html, setHtml] = useState(value);
  return (
    <RichTextField
      {...field}
      value={html}
      onChange={(next) => {
        setHtml(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/RichTextField',
  tags: ['!autodocs'],
  component: Held,
  args: {
    value: '',
    onChange: fn(),
    label: 'Text',
    labels: {
      tools: 'Formatting',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      heading: 'Heading',
      bulletList: 'Bulleted list',
      orderedList: 'Numbered list',
      blockquote: 'Quotation',
      codeBlock: 'Code',
      link: 'Link',
      unlink: 'Remove the link',
    },
    askLink: () => Promise.resolve('https://ezone.example/'),
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

const paste = (field: HTMLElement, data: Record<string, string>) => {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

export const Formatted: Story = {
  args: {
    value:
      '<h2>Harbour</h2><p>At <strong>noon</strong>, <em>by the sea</em>, <u>on Friday</u>.</p><ul><li><p>Soup</p></li><li><p>Bread</p><ol><li><p>White</p></li><li><p>Brown</p></li></ol></li></ul><blockquote><p>Shall we?</p></blockquote><pre><code>one\n  two</code></pre><hr><p>More at <a href="https://ezone.example/">Ezone</a>.</p>',
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * At the pace of somebody who types and sees each letter before the next: the editor hears of it from the document, a moment after it stands
 * there.
 */
const typing = () =>
  userEvent.setup({
    delay: 25,
    advanceTimers: async () => {
      await frame();
      await frame();
    },
  });

/** By key and by button; the buttons say what is so at the caret. */
export const Bold: Story = {
  play: async ({ args, canvas }) => {
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text' }));
    await typing().keyboard('At {Control>}b{/Control}');
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await typing().keyboard('noon');
    await userEvent.click(bold);
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'false'));
    await typing().keyboard(' sharp');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p dir="auto">At <strong>noon</strong> sharp</p>'),
    );
    await typing().keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).not.toHaveBeenLastCalledWith(expect.stringContaining('sharp')));
  },
};

/** A button makes a heading or code of a paragraph, and a paragraph of that. Arrows lead from tool to tool. */
export const HeadingAndCode: Story = {
  args: { value: '<p>Soup</p>' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2 dir="auto">Soup</h2>'));
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p dir="auto">Soup</p>'));
    await userEvent.click(canvas.getByRole('button', { name: 'Code' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<pre dir="auto"><code>Soup</code></pre>'));
  },
};

/** Tab moves an item inwards, and leaves the field where it cannot. An empty item ends the list. */
export const ListByTyping: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.click(field);
    await typing().keyboard('- Soup');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await typing().keyboard('{Enter}Bread{Tab}');
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<ul><li><p dir="auto">Soup</p><ul><li><p dir="auto">Bread</p></li></ul></li></ul>',
      ),
    );
    await typing().keyboard('{Enter}{Enter}{Enter}Bill');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<ul><li><p dir="auto">Soup</p><ul><li><p dir="auto">Bread</p></li></ul></li></ul><p dir="auto">Bill</p>',
      ),
    );
    await userEvent.tab({ shift: true });
    await expect(field).not.toHaveFocus();
  },
};

/** Backspace takes an item out of its list, and then joins it with the text before it. */
export const ListLeft: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text' }));
    await typing().keyboard('1. Soup{Enter}{Backspace}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<ol><li><p dir="auto">Soup</p></li></ol><p dir="auto"></p>'),
    );
    await typing().keyboard('{Backspace}s');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ol><li><p dir="auto">Soups</p></li></ol>'));
  },
};

/** The buttons make a list of what is selected, another list of that, and text again. */
export const ListByButton: Story = {
  args: { value: '<h2>Soup</h2><p>Bread</p>' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text' }));
    await typing().keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Numbered list' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<ol><li><p dir="auto">Soup</p></li><li><p dir="auto">Bread</p></li></ol>',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Numbered list' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p dir="auto">Soup</p><p dir="auto">Bread</p>'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Quotation' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<blockquote><p dir="auto">Soup</p><p dir="auto">Bread</p></blockquote>',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Quotation' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p dir="auto">Soup</p><p dir="auto">Bread</p>'),
    );
  },
};

const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

/** An address becomes a link when it ends; Backspace takes that back. */
export const LinkByTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text' }));
    await typing().keyboard('Ask ada@ezone.example{Enter}or https://ezone.example/a, ');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p dir="auto">Ask ${link('mailto:ada@ezone.example', 'ada@ezone.example')}</p><p dir="auto">or ${link('https://ezone.example/a', 'https://ezone.example/a')}, </p>`,
      ),
    );
    await typing().keyboard('{Backspace}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<p dir="auto">or https://ezone.example/a, </p>'),
      ),
    );
  },
};

/** The button asks for the address; the same button takes the link off. */
export const LinkByButton: Story = {
  args: { value: '<p>Ezone</p>' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.click(field);
    await typing().keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p dir="auto">${link('https://ezone.example/', 'Ezone')}</p>`),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the link' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p dir="auto">Ezone</p>'));
    paste(field, { 'text/plain': 'https://ezone.example/b' });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p dir="auto">${link('https://ezone.example/b', 'Ezone')}</p>`),
    );
  },
};

/** Of what a word processor copies stays what can be written here. */
export const PastedFromWordProcessor: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.click(field);
    paste(field, {
      'text/html': `<html><head><style>p.MsoNormal { margin: 0 }</style></head><body><!--StartFragment--><h1 style="color:red">Plan</h1><p class="MsoNormal"><b>Bold</b> and <span style="font-style:italic;font-size:20pt">slanted</span><o:p></o:p></p><table><tr><td>Soup</td></tr></table><img src="https://elsewhere.example/pixel.png"><p onclick="steal()"><a href="javascript:steal()">here</a> or www.ezone.example.</p><!--EndFragment--></body></html>`,
    });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<h2 dir="auto">Plan</h2><p dir="auto"><strong>Bold</strong> and <em>slanted</em></p><p dir="auto">Soup</p><p dir="auto">here or ${link('https://www.ezone.example/', 'www.ezone.example')}.</p>`,
      ),
    );
  },
};

/** Each paragraph has its own direction. */
export const ArabicParagraph: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text' }));
    await typing().keyboard('Good morning{Enter}صباح الخير');
    const [first, second] = canvasElement.querySelectorAll('p');
    await expect(first).toHaveStyle({ direction: 'ltr' });
    await expect(second).toHaveStyle({ direction: 'rtl' });
  },
};

export const Invalid: Story = {
  args: { value: '<p>Soup</p>', error: 'It is too long.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('It is too long.');
  },
};

export const Dark: Story = { args: { ...Formatted.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'النص',
    value:
      '<p>مرحبا،</p><ul><li><p>حساء</p></li><li><p>خبز</p></li></ul><blockquote><p>هل نلتقي؟</p></blockquote><p>See you</p>',
  },
  globals: { locale: 'ar' },
};
