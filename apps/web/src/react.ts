// Runs what React runs once, in a task before the page's own (early.js starts this file first).
import 'react';
import 'react-dom/client';
import 'react/jsx-runtime';
