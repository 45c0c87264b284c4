// What has to be there before any script runs: the fonts, the colours of the start, the style of the page and the splash. Only
// the app's entry and Storybook import this door, so that the build links it as a style sheet in the page's head.
import './fonts.css';
import '../theme/__generated__/startSchemes.css';
import '../theme/page.css';
import '../splash/splash.css';
