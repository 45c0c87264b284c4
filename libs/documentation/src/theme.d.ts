// The design tokens' types, which styled-components' theme takes on.
import '@ezone/ui/theme';
