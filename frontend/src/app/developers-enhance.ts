import { offerCopies } from '../features/developers/enhance';

// The pages of /developers are whole as the server sends them; this is all that their script does.
offerCopies();
