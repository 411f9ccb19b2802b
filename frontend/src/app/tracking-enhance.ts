import { keepFresh, offerMaps } from '../features/tracking/enhance';

// The page of parcels is whole as the server sends it; this is all that its script does.
offerMaps();
keepFresh();
