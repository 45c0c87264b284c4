import './glyphs/glyphs.css';
import { IconsCatalogue } from './IconsCatalogue';

// The font that most icons are drawn in comes while their list is still on its way.
document.fonts.load("1em 'ez-icons-solid'", '\uf015').catch(() => undefined);

/** The catalogue of icons. */
export const Page = IconsCatalogue;
