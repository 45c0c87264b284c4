// What has to be there before any script runs: the fonts, the splash and the colours of the start. Only the app's entry and Storybook import this door, so
// that the build links it as a style sheet in the page's head.
import './fonts.css';
import '../splash/splash.css';
import '../theme/__generated__/startSchemes.css';
