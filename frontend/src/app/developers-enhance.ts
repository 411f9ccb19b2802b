import { offerCopies } from '../features/developers/enhance';

// The pages of /developers work without scripts; this one adds the copy buttons.
offerCopies();
