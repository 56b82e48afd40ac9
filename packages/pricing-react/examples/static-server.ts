// Serves a folder: `node static-server.ts <folder>`. Any web server would do.

import express from 'express';
import { listen } from './listen.ts';

listen(express().use(express.static(process.argv[2] ?? '.')));
