// Must be imported first. Unlike --enable-source-maps it works however the program is started.
process.setSourceMapsEnabled(true);
